/** Licences that are allowed for shipped code. */
const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  ...['Python-2.0', 'WTFPL', 'OFL-1.1', 'CC-BY-4.0'],
]);

/** libvips is loaded as a separate, replaceable library, as the LGPL requires. */
const mayBeLgpl = /^@img\/sharp-/;

const isAllowed = (licence, name) =>
  allowed.has(licence) || (licence.startsWith('LGPL-') && mayBeLgpl.test(name));

/** Supports the SPDX expressions "A OR B" and "A AND B", optionally in brackets. Other expressions are not allowed. */
const isExpressionAllowed = (expression, name) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence, name)));

const nameOf = (id) => id.slice(0, id.lastIndexOf('@'));

/** Returns the packages of `listPackages` with a disallowed licence, as `name@version: licence`. */
export const findForbiddenLicences = (packages) =>
  packages
    .filter(({ id, license }) => !isExpressionAllowed(license, nameOf(id)))
    .map(({ id, license }) => `${id}: ${license}`);
