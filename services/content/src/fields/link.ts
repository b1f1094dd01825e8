import type { ArrayField, Field, GroupField } from 'payload';
import { findPathProblem } from '../addresses/redirectRules';
import { findProductProblem } from '../products/findProductProblem';
import { rowLabel } from './rowLabel';
import { localizedText } from './texts';

export const linkKinds = ['page', 'path', 'external', 'product', 'file'] as const;
export type LinkKind = (typeof linkKinds)[number];

const kindLabels: Record<LinkKind, string> = {
  page: 'A page of one of our sites',
  path: 'A path or an action',
  external: 'An address outside',
  product: 'A product',
  file: 'A file',
};

const missing: Record<LinkKind, string> = {
  page: 'Please choose the page that this link leads to.',
  path: 'Please enter the path that this link leads to, for example "/company/about".',
  external: 'Please enter the address that this link leads to, for example "https://example.com".',
  product: 'Please enter the slug of the product that this link leads to.',
  file: 'Please choose the file that this link leads to.',
};

const isKind = (siblings: unknown, kind: LinkKind): boolean =>
  typeof siblings === 'object' && siblings !== null && 'kind' in siblings && siblings.kind === kind;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

type Check = (value: string) => true | string;

const malformedPath =
  'A path begins with "/", "hard:/" or "action:", without spaces: for example "/company/about" or "action:news-feed".';

/** A path inside a site, a full page load (`hard:`) or a named action. */
export const validateLinkPath: Check = (value) => {
  if (/^(hard:)?\/(?!\/)\S*$/.test(value)) return findPathProblem(value) ?? true;
  return /^action:[a-z][a-z-]*$/.test(value) || malformedPath;
};

/** A web, mail or telephone address. */
export const validateLinkUrl: Check = (value) =>
  (/^(https?:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+)$/.test(value) && URL.canParse(value)) ||
  'An address begins with "https://", "http://", "mailto:" or "tel:", without spaces.';

export const validateForKind =
  (kind: LinkKind, check?: Check) =>
  (value: unknown, { siblingData }: { siblingData: unknown }): true | string => {
    if (!isKind(siblingData, kind)) return true;
    if (isEmpty(value)) return missing[kind];
    return check && typeof value === 'string' ? check(value) : true;
  };

/** Checks that the product exists. */
const validateProduct = async (value: unknown, context: { siblingData: unknown }): Promise<true | string> => {
  const verdict = validateForKind('product')(value, context);
  if (verdict !== true || !isKind(context.siblingData, 'product')) return verdict;
  return (await findProductProblem(String(value))) ?? true;
};

const onlyFor = (kind: LinkKind) => ({
  condition: (_: unknown, siblings: unknown) => isKind(siblings, kind),
});

interface LinkOptions {
  name?: string;
  label?: string;
  required?: boolean;
  /** Target of an address, without link text and choice of tab. */
  isTarget?: boolean;
}

const linkFields = ({ required = false, isTarget = false }: LinkOptions): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        label: 'Leads to',
        required,
        defaultValue: required ? 'page' : undefined,
        options: linkKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
        admin: { width: '50%' },
      },
      { ...localizedText('text', { label: 'Link text' }), admin: { width: '50%', hidden: isTarget } },
    ],
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    validate: validateForKind('page'),
    admin: onlyFor('page'),
  },
  {
    name: 'pageParameters',
    type: 'text',
    label: 'Parameters',
    admin: {
      ...onlyFor('page'),
      description: 'Added to the address of the page: "?topic=crimp" or "#figures".',
    },
  },
  {
    name: 'path',
    type: 'text',
    validate: validateForKind('path', validateLinkPath),
    admin: { ...onlyFor('path'), description: 'For example "/company/about" or "action:news-feed".' },
  },
  {
    name: 'url',
    type: 'text',
    label: 'Address',
    validate: validateForKind('external', validateLinkUrl),
    admin: onlyFor('external'),
  },
  {
    name: 'product',
    type: 'text',
    label: 'Product slug',
    validate: validateProduct,
    admin: {
      ...onlyFor('product'),
      description: 'The text may contain {name}, which becomes the name of the product.',
    },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'files',
    validate: validateForKind('file'),
    admin: onlyFor('file'),
  },
  {
    name: 'openInNewTab',
    type: 'checkbox',
    label: 'Open in a new tab',
    defaultValue: false,
    admin: { hidden: isTarget },
  },
];

/** One link, of GraphQL type `Link`. */
export const linkField = (options: LinkOptions = {}): GroupField => ({
  name: options.name ?? 'link',
  type: 'group',
  interfaceName: 'Link',
  label: options.label ?? 'Link',
  fields: linkFields(options),
});

/** A short list of links: `links { link { … } }`. */
export const linksField = (limits: { minRows?: number; maxRows: number }): ArrayField => ({
  name: 'links',
  type: 'array',
  interfaceName: 'LinkItem',
  labels: { singular: 'Link', plural: 'Links' },
  minRows: limits.minRows,
  maxRows: limits.maxRows,
  required: (limits.minRows ?? 0) > 0,
  admin: rowLabel('Link', 'link.text', 'link.path', 'link.url', 'link.product'),
  fields: [linkField({ required: true })],
});
