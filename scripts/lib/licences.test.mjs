import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findForbiddenLicences } from './licences.mjs';
import { listPackages, readLock } from './notices.mjs';

test('shipped packages have allowed licences', () => {
  const packages = listPackages(readLock());
  assert.ok(packages.length > 100);
  assert.deepEqual(findForbiddenLicences(packages), []);
});

/** `[name, licence, is allowed]` */
const cases = [
  ['one', 'MIT', true],
  ['@scope/one', '(GPL-3.0 OR MIT)', true],
  ['one', 'GPL-3.0-only', false],
  ['one', 'MIT AND GPL-3.0-only', false],
  ['one', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['one', 'SEE LICENSE IN LICENSE.md', false],
];

for (const [name, license, isAllowed] of cases) {
  test(`${name} under ${license} is allowed: ${isAllowed}`, () => {
    const found = findForbiddenLicences([{ id: `${name}@1.0.0`, license }]);
    assert.deepEqual(found, isAllowed ? [] : [`${name}@1.0.0: ${license}`]);
  });
}
