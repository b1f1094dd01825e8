import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, Field, RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { translateField } from '../german/translateLabels';
import { findProductProblem } from '../products/findProductProblem';
import { sibling } from './rules';
import { findTextLinks, validateTextLink } from './textLinks';

/** Collections that links in texts can refer to. */
const linkedCollections: CollectionSlug[] = [
  'pages',
  'stories',
  'media-releases',
  'events',
  'job-openings',
  'files',
];

const findUnknownProduct = async (fields: unknown): Promise<string | undefined> => {
  const product = sibling(fields, 'product');
  const isProduct = sibling(fields, 'linkType') === 'product' && typeof product === 'string';
  return isProduct ? findProductProblem(product.trim()) : undefined;
};

/** Payload's own validation names the field of a link, but neither the link nor the reason. */
export const validateProse: RichTextFieldValidation = async (value, options) => {
  for (const { text, fields } of findTextLinks(value)) {
    const verdict = validateTextLink(fields);
    const problem = verdict === true ? await findUnknownProduct(fields) : verdict;
    if (problem !== undefined) return `The link "${text}": ${problem}`;
  }
  return richText(value, options);
};

const isOfType = (type: string) => (_: unknown, siblings: unknown) => sibling(siblings, 'linkType') === type;

const validateOfType =
  (type: string) =>
  (_: unknown, { siblingData }: { siblingData: unknown }): true | string =>
    isOfType(type)(undefined, siblingData) ? validateTextLink(siblingData) : true;

const linkType: Field = {
  name: 'linkType',
  type: 'radio',
  label: 'Leads to',
  required: true,
  defaultValue: 'internal',
  options: [
    { value: 'internal', label: 'A page, story or file' },
    { value: 'product', label: 'A product' },
    { value: 'custom', label: 'An address, a path or a place on this page' },
  ],
};

const targetFields: Field[] = [
  {
    name: 'parameters',
    type: 'text',
    label: 'Parameters',
    admin: {
      condition: isOfType('internal'),
      description: 'Added to the address: "?topic=crimp", or a place on that page, "#figures".',
    },
  },
  {
    name: 'product',
    type: 'text',
    label: 'Product slug',
    validate: validateOfType('product'),
    admin: { condition: isOfType('product') },
  },
  {
    name: 'url',
    type: 'text',
    label: 'Address',
    // Without it, the editor enters "https://" for every new link.
    defaultValue: '',
    validate: validateOfType('custom'),
    admin: {
      condition: isOfType('custom'),
      description:
        'For example "https://example.com", "/company/about", "mailto:info@example.com" or "#figures".',
    },
  },
];

const isNamed = (field: object, ...names: readonly string[]): boolean =>
  'name' in field && names.some((name) => field.name === name);

/** Links in texts: documents of the library, products, and addresses with anchors. */
export const textLinkFeature = LinkFeature({
  enabledCollections: linkedCollections,
  fields: ({ defaultFields }) => [
    ...defaultFields.filter((field) => isNamed(field, 'text')),
    translateField(linkType),
    ...defaultFields.filter((field) => isNamed(field, 'doc')),
    ...targetFields.map(translateField),
    ...defaultFields.filter((field) => isNamed(field, 'newTab')),
  ],
});
