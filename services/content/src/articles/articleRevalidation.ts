import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { isAddressedCollection } from '@kmx/contract/documents';
import { followArticleMove } from '../addresses/articleMoves';
import { isArticleCollection } from '../documents/articleKinds';
import { readStored, type StoredDocument } from '../documents/documentStore';
import { readSiteKey } from '../documents/pageStore';
import { enqueueChange } from '../publication/outbox';
import { isListCollection, type ContentChange } from '../publication/tags';

type Public = Partial<StoredDocument> | null;

const contextKey = (collection: string, id: string): string => `${collection}Before:${id}`;

/** `originalDoc` may be a pending draft; what readers see is the stored document. */
export const storePublicDocument: CollectionBeforeChangeHook<StoredDocument> = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  req.context[contextKey(collection.slug, originalDoc.id)] = await readStored(
    req,
    collection.slug,
    originalDoc.id,
  );
  return data;
};

const isDocument = (value: unknown): value is Partial<StoredDocument> =>
  typeof value === 'object' && value !== null && '_status' in value;

/** The document as readers saw it before; null when they did not. */
const readPublicBefore = (req: PayloadRequest, collection: string, id: string): Public => {
  const before = req.context[contextKey(collection, id)];
  return isDocument(before) && before._status === 'published' ? before : null;
};

const describe = (collection: string, id: string, siteKeys: readonly string[]): ContentChange | undefined => {
  if (isArticleCollection(collection)) return { collection, id, siteKeys };
  return isListCollection(collection) ? { collection, siteKeys } : undefined;
};

const publish = async (
  req: PayloadRequest,
  collection: string,
  id: string,
  documents: readonly Public[],
): Promise<void> => {
  const keys = await Promise.all(documents.map((document) => readSiteKey(req, document?.site)));
  const siteKeys = keys.filter((key) => key !== undefined);
  const change = describe(collection, id, siteKeys);
  if (change) await enqueueChange(req, change);
};

/** A draft changes nothing for readers; publishing and unpublishing do. */
export const revalidateDocument: CollectionAfterChangeHook<StoredDocument> = async ({
  collection,
  doc,
  req,
}) => {
  const before = readPublicBefore(req, collection.slug, doc.id);
  const isPublished = doc._status === 'published';
  if (!isPublished) {
    const stored = before && (await readStored(req, collection.slug, doc.id));
    if (stored === null || stored._status === 'published') return doc;
  }
  await publish(req, collection.slug, doc.id, [before, doc]);
  if (isPublished && isAddressedCollection(collection.slug))
    await followArticleMove(req, collection.slug, before, doc);
  return doc;
};

export const revalidateDeletedDocument: CollectionAfterDeleteHook<StoredDocument> = async ({
  collection,
  doc,
  req,
}) => {
  await publish(req, collection.slug, doc.id, [doc]);
  return doc;
};
