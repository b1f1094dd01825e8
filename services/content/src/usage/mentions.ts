import { isLeftover } from '../contentPages/shownFiles';
import { isUuid } from '../relations/isUuid';

/** Where in a document something of the library is spoken of. */
export interface Mention {
  /** An id, or the slug of a file that is linked by its address. */
  id: string | null;
  slug: string | null;
  /** Field names and list positions, from the outside in. */
  path: readonly string[];
}

const fileAddress = /(?:^|\/)file\/([a-z0-9-]+)(?:[/?#]|$)/;

/** Fields that hooks derive from others, and ids of the document and its rows. */
const derived: readonly string[] = ['id', 'shownFiles'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Finds everything in a document that has the form of an id, or is an address of a file, in any field, depth and
 * language; the caller picks those of the library. A new field or module needs nothing here.
 */
export const findMentions = (value: unknown, path: readonly string[] = []): Mention[] => {
  if (typeof value === 'string') {
    const slug = fileAddress.exec(value)?.[1];
    return [
      ...(isUuid(value) ? [{ id: value, slug: null, path }] : []),
      ...(slug === undefined ? [] : [{ id: null, slug, path }]),
    ];
  }
  if (Array.isArray(value))
    return value.flatMap((inner, index) => findMentions(inner, [...path, String(index)]));
  if (!isRecord(value) || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    derived.includes(key) || isLeftover(value, key) ? [] : findMentions(inner, [...path, key]),
  );
};
