import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { readStoredPage, writeStoredPage } from '../documents/pageStore';
import type { Page } from '../payload-types';
import { isUuid } from '../relations/isUuid';
import { relationIds } from '../relations/relationId';

export interface FileMentions {
  /** Every string in the form of an id; the caller picks those of files. */
  ids: string[];
  slugs: string[];
}

const fileAddress = /(?:^|\/)file\/([a-z0-9-]+)(?:[/?#]|$)/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOfOtherKind = (kind: unknown, expected: string): boolean =>
  typeof kind === 'string' && kind !== expected;

/** A link keeps the target that was chosen before its kind was changed, in a field that the form hides. */
export const isLeftover = ({ kind, linkType }: Record<string, unknown>, key: string): boolean => {
  if (key === 'doc') return isOfOtherKind(linkType, 'internal');
  if (key === 'product') return isOfOtherKind(kind, key) || isOfOtherKind(linkType, key);
  return (key === 'file' || key === 'page') && isOfOtherKind(kind, key);
};

/**
 * Finds the files that modules refer to, in any field, depth and language: by id, or by an address `/file/{slug}`. New
 * modules with files need no change here.
 */
export const findFileMentions = (modules: unknown): FileMentions => {
  const ids = new Set<string>();
  const slugs = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isUuid(value)) ids.add(value);
      const slug = fileAddress.exec(value)?.[1];
      if (slug !== undefined) slugs.add(slug);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) if (!isLeftover(value, key)) visit(inner);
  };
  visit(modules);
  return { ids: [...ids], slugs: [...slugs] };
};

const findFiles = async (req: PayloadRequest, { ids, slugs }: FileMentions): Promise<string[]> => {
  if (ids.length === 0 && slugs.length === 0) return [];
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'files',
    where: { or: [{ id: { in: ids } }, { slug: { in: slugs } }] },
    select: { slug: true },
    sort: 'id',
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
};

/** Stores on a page which files it shows, so that the protection of a file is found in one lookup. */
export const storeShownFiles: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc;
  const stored = await readStoredPage(req, doc.id);
  const shown = await findFiles(req, findFileMentions(stored?.modules));
  const recorded = relationIds(stored?.shownFiles).toSorted();
  if (shown.join() === recorded.join()) return doc;
  await writeStoredPage(req, { ...stored, id: doc.id }, { shownFiles: shown });
  return doc;
};
