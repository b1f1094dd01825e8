import { z } from 'zod';
import { validateLinkPath, validateLinkUrl } from './link';

type Verdict = true | string;

const missing = {
  internal: 'Please choose the page, story or file that this link leads to.',
  product: 'Please enter the slug of the product that this link leads to.',
  custom:
    'Please enter where this link leads: an address such as "https://example.com", a path such as "/company", or a place on this page such as "#figures".',
};

const fieldsSchema = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  product: z.string().nullish(),
  doc: z.object({ value: z.unknown().optional() }).nullish(),
});

const validateAddress = (address: string): Verdict => {
  if (/^#[\w-]+$/.test(address)) return true;
  return /^(\/|hard:|action:)/.test(address) ? validateLinkPath(address) : validateLinkUrl(address);
};

export const validateTextLink = (fields: unknown): Verdict => {
  const { linkType, url, product, doc } = fieldsSchema.safeParse(fields).data ?? {};
  if (linkType === 'internal') return doc?.value ? true : missing.internal;
  if (linkType === 'product') return product?.trim() ? true : missing.product;
  return url?.trim() ? validateAddress(url.trim()) : missing.custom;
};

const nodeSchema = z.object({
  type: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  fields: z.unknown().optional(),
  children: z.array(z.unknown()).catch([]),
});

interface TextLink {
  text: string;
  fields: unknown;
}

const textOf = (node: unknown): string => {
  const { text, children } = nodeSchema.safeParse(node).data ?? { children: [] };
  return text ?? children.map(textOf).join('');
};

const linksIn = (node: unknown): TextLink[] => {
  const { type, fields, children } = nodeSchema.safeParse(node).data ?? { children: [] };
  const isLink = type === 'link' || type === 'autolink';
  return isLink ? [{ text: textOf(node), fields }] : children.flatMap(linksIn);
};

const rootSchema = z.object({ root: z.unknown().optional() });

export const findTextLinks = (value: unknown): TextLink[] => linksIn(rootSchema.safeParse(value).data?.root);
