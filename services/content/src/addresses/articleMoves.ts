import type { PayloadRequest } from 'payload';
import { documentSections, type AddressedCollection } from '@kmx/contract/documents';
import type { StoredDocument } from '../documents/documentStore';
import { pagePath } from '../documents/pageRules';
import { relationId, relationIds } from '../relations/relationId';
import { followAddress, type Address } from './addressMoves';

const addressOf = (collection: AddressedCollection, document: Partial<StoredDocument>): Address => ({
  site: relationId(document.site),
  path: pagePath(documentSections[collection], document.slug ?? ''),
});

/** After publishing: a document with another slug leaves a redirect at its old address, as a page does. */
export const followArticleMove = async (
  req: PayloadRequest,
  collection: AddressedCollection,
  before: Partial<StoredDocument> | null,
  document: StoredDocument,
): Promise<void> => {
  const now = addressOf(collection, document);
  await followAddress(req, {
    old: before && addressOf(collection, before),
    now,
    target: { kind: 'path', path: now.path, page: null },
    isForAll: relationIds(document.countries).length === 0,
  });
};
