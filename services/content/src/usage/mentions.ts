import { isLeftover } from '../contentPages/shownFiles';
import { isUuid } from '../relations/isUuid';

/** A reference of a document to another one, or to a product. */
export interface Mention {
  id: string | null;
  /** Slug of a file that is linked by its address. */
  slug: string | null;
  /** Slug of a product, or of a product group that is linked by its address. */
  product: string | null;
  /** Field names and list positions, from the outside in. */
  path: readonly string[];
}

const fileAddress = /(?:^|\/)file\/([a-z0-9-]+)(?:[/?#]|$)/;

const productAddress = /(?:^|\/)products\/([a-z0-9-]+)(?:[/?#]|$)/;

const isProductField = (path: readonly string[]): boolean =>
  path.at(-1) === 'product' || path.at(-2) === 'products';

/** Slug of the product that a field or a link names. */
const findProduct = (text: string, path: readonly string[]): string | undefined =>
  isProductField(path) && text.trim() !== '' ? text.trim() : productAddress.exec(text)?.[1];

const nothing = { id: null, slug: null, product: null };

/** Ids of the document and its rows, what hooks derive from other fields, and addresses that a redirect replaces. */
const ignored: readonly string[] = ['id', 'shownFiles', 'previousUrl'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Finds everything in a document that has the form of an id, names a product, or is an address of a file or product, in
 * any field, depth and language; the caller picks the ids that it knows. A new field or module needs nothing here.
 */
export const findMentions = (value: unknown, path: readonly string[] = []): Mention[] => {
  if (typeof value === 'string') {
    const slug = fileAddress.exec(value)?.[1];
    const product = findProduct(value, path);
    return [
      ...(isUuid(value) ? [{ ...nothing, id: value, path }] : []),
      ...(slug === undefined ? [] : [{ ...nothing, slug, path }]),
      ...(product === undefined ? [] : [{ ...nothing, product, path }]),
    ];
  }
  if (Array.isArray(value))
    return value.flatMap((inner, index) => findMentions(inner, [...path, String(index)]));
  if (!isRecord(value) || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ignored.includes(key) || isLeftover(value, key) ? [] : findMentions(inner, [...path, key]),
  );
};
