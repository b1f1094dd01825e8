import type { PayloadRequest } from 'payload';
import { draftedCollections, isDraftedCollection } from '../documents/draftedCollections';

/** Collections without drafts that may refer to pictures and files. */
const collectionsWithoutDrafts = [
  ...(['story-contacts', 'topics', 'locations', 'terms'] as const),
  ...(['navigation-items', 'redirects', 'sites', 'brands'] as const),
];

/** Collections whose documents may refer to others. */
export const useSources = [...draftedCollections, ...collectionsWithoutDrafts];

export type UseSource = (typeof useSources)[number];

export interface StoredSource {
  id: string;
  _status?: string | null;
}

const everything = { where: {}, pagination: false } as const;

/** Returns published documents and newest drafts: each may use documents that the other does not. */
export const readSource = async (
  req: PayloadRequest,
  collection: UseSource,
): Promise<[published: StoredSource[], drafts: StoredSource[]]> => {
  const { db } = req.payload;
  const stored = (await db.find<StoredSource>({ ...everything, collection, req })).docs;
  if (!isDraftedCollection(collection)) return [stored, []];
  const newest = (await db.queryDrafts<StoredSource>({ ...everything, collection, req })).docs;
  return [stored.filter(({ _status }) => _status === 'published'), newest];
};

const newestFirst = { where: {}, sort: '-updatedAt', limit: 1, select: { updatedAt: true } } as const;

/** Another one after every save and deletion in a collection: how much there is, and when the newest of it was written. */
export const readSourceMark = async (req: PayloadRequest, collection: UseSource): Promise<string> => {
  const { db } = req.payload;
  // Every save of what has drafts, also of the published document, writes a version.
  const { totalDocs, docs } = isDraftedCollection(collection)
    ? await db.findVersions({ ...newestFirst, collection, req })
    : await db.find<{ updatedAt: unknown }>({ ...newestFirst, collection, req });
  return `${totalDocs} ${String(docs[0]?.updatedAt)}`;
};
