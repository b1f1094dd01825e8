import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { followMove } from '../addresses/pageMoves';
import { readSiteKey, readStoredPage } from '../documents/pageStore';
import type { Page } from '../payload-types';
import { enqueueChange } from '../publication/outbox';
import { relationIds } from '../relations/relationId';
import { differsInModulesOnly } from './differsInModulesOnly';

const contextKey = (id: string): string => `pageBefore:${id}`;

/** `originalDoc` may be a pending draft; what readers see is the stored page. */
export const storePublicPage: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  req.context[contextKey(originalDoc.id)] = await readStoredPage(req, originalDoc.id);
  return data;
};

const isPage = (value: unknown): value is Partial<Page> =>
  typeof value === 'object' && value !== null && '_status' in value;

/** The page as readers saw it before; null when they did not. */
const readPublicBefore = (req: PayloadRequest, id: string): Partial<Page> | null => {
  const before = req.context[contextKey(id)];
  return isPage(before) && before._status === 'published' ? before : null;
};

const definedOnly = (values: readonly (string | undefined)[]): string[] =>
  values.filter((value) => value !== undefined);

const protectionOf = (page: Partial<Page> | null): string =>
  JSON.stringify(page === null ? null : (page.protection ?? null));

/** Files that the page shows or showed, when what it shows or who may read it is another now. */
const filesWithOtherReaders = (before: Partial<Page> | null, after: Partial<Page> | null): string[] => {
  const shown = relationIds(before?.shownFiles);
  const shows = relationIds(after?.shownFiles);
  const isSame =
    protectionOf(before) === protectionOf(after) && shown.toSorted().join() === shows.toSorted().join();
  return isSame ? [] : [...new Set([...shown, ...shows])];
};

const revalidateFiles = async (req: PayloadRequest, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await enqueueChange(req, { collection: 'files', id });
};

/** A draft of a page changes nothing for readers; publishing and unpublishing do. */
export const revalidatePage: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const before = readPublicBefore(req, doc.id);
  const stored = await readStoredPage(req, doc.id);
  const after = stored?._status === 'published' ? stored : null;
  const isPublished = doc._status === 'published';
  if (!isPublished && (before === null || after !== null)) return doc;
  const siteKeys = [await readSiteKey(req, before?.site), await readSiteKey(req, doc.site)];
  await enqueueChange(req, {
    collection: 'pages',
    id: doc.id,
    siteKeys: definedOnly(siteKeys),
    isModulesOnly: differsInModulesOnly(before, after),
  });
  await revalidateFiles(req, filesWithOtherReaders(before, after));
  if (isPublished) await followMove(req, before, doc);
  return doc;
};

export const revalidateDeletedPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  const siteKeys = definedOnly([await readSiteKey(req, doc.site)]);
  await enqueueChange(req, { collection: 'pages', id: doc.id, siteKeys });
  if (doc._status === 'published') await revalidateFiles(req, relationIds(doc.shownFiles));
  return doc;
};
