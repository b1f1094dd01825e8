import type { PayloadRequest } from 'payload';
import { relationId, relationIds } from '../relations/relationId';
import { followAddress, type Address } from './addressMoves';
import type { ArticleCollection } from './articleKinds';
import type { StoredDocument } from './documentStore';
import { pagePath } from './pageRules';

const addressOf = (collection: ArticleCollection, document: Partial<StoredDocument>): Address => ({
  site: relationId(document.site),
  path: pagePath(collection, document.slug ?? ''),
});

/** After publishing: a document with another slug leaves a redirect at its old address, as a page does. */
export const followArticleMove = async (
  req: PayloadRequest,
  collection: ArticleCollection,
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
