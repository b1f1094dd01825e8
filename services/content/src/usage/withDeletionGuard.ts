import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload';
import { collectionNouns } from './collectionNouns';
import { describeBlockedDeletion } from './describeBlockedDeletion';
import { findBlockingUses } from './findBlockingUses';

/** Programs of the service itself, such as the seed, have no user and delete in an order of their own. */
const rejectDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user) return;
  const uses = await findBlockingUses(req, collection.slug, String(id));
  if (uses.length === 0) return;
  const { language } = req.i18n;
  // Translated here: of a deletion of several documents, Payload returns the reasons without throwing them.
  const reason = describeBlockedDeletion(uses, collectionNouns(req.payload, 'singular', language), language);
  throw new APIError(reason, 409, undefined, true);
};

/** A collection whose documents people and service accounts cannot delete while others use them. */
export const withDeletionGuard = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    // First: the other hooks write.
    beforeDelete: [rejectDeletionInUse, ...(collection.hooks?.beforeDelete ?? [])],
  },
});
