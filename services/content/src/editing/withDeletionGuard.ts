import {
  APIError,
  combineQueries,
  executeAccess,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { defaultLocale } from '../config/locales';
import { collectionNouns } from '../usage/collectionNouns';
import type { Use } from '../usage/collectUses';
import { findBlockingUses } from '../usage/findBlockingUses';
import { describeBlockedDeletion } from './describeBlockedDeletion';
import { findLockOwner } from './documentLocks';

interface Decided {
  ids: ReadonlySet<string>;
  blockingUses: ReadonlyMap<string, readonly Use[]>;
}

interface BulkDeletion {
  collection: SanitizedCollectionConfig;
  where: Where;
  /** Decided once, before the first document is deleted. */
  decided?: Promise<Decided>;
}

/** Keyed by the context of the request. */
const bulkDeletions = new WeakMap<PayloadRequest['context'], BulkDeletion>();

const isDeletion = ({ operation }: { readonly operation: string }): boolean => operation === 'delete';

const recordBulkDeletion: CollectionBeforeOperationHook = (hook) => {
  const { args, collection, req } = hook;
  if (!isDeletion(hook)) return;
  if ('where' in args && args.where) bulkDeletions.set(req.context, { collection, where: args.where });
  else bulkDeletions.delete(req.context);
};

/** Documents that another person is editing are not deleted, so neither are those that they use. */
const isLocked = async (req: PayloadRequest, collection: SanitizedCollectionConfig, id: string) => {
  const owner = await findLockOwner(req, { collection: collection.slug, id });
  return owner !== undefined && owner.value !== req.user?.id;
};

const decideBulkDeletion = async (
  req: PayloadRequest,
  { collection, where }: BulkDeletion,
): Promise<Decided> => {
  const access = await executeAccess({ req }, collection.access.delete);
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: collection.slug,
    where: combineQueries(where, access),
    // As in Payload's own search: without it, conditions on localized fields find nothing.
    locale: req.locale ?? defaultLocale,
    select: { updatedAt: true },
    pagination: false,
    req,
  });
  const ids: string[] = [];
  for (const { id } of docs) if (!(await isLocked(req, collection, id))) ids.push(id);
  return { ids: new Set(ids), blockingUses: await findBlockingUses(req, collection.slug, ids) };
};

const readBlockingUses = async (
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<readonly Use[]> => {
  const bulk = bulkDeletions.get(req.context);
  const decided =
    bulk?.collection.slug === collection && (await (bulk.decided ??= decideBulkDeletion(req, bulk)));
  // A document that was not decided with the others is decided alone.
  const blocking =
    decided && decided.ids.has(id) ? decided.blockingUses : await findBlockingUses(req, collection, [id]);
  return blocking.get(id) ?? [];
};

/** Scripts of the service, such as the seed, have no user and may delete documents in any order. */
const rejectDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user) return;
  const uses = await readBlockingUses(req, collection.slug, String(id));
  if (uses.length === 0) return;
  const { language } = req.i18n;
  const nouns = collectionNouns(req.payload, 'singular', language);
  // Translated here, because Payload returns the errors of a bulk deletion instead of throwing them.
  const reason = describeBlockedDeletion(uses, { collection: collection.slug, nouns, language });
  throw new APIError(reason, 409, undefined, true);
};

/**
 * Rejects deletions by people and service accounts of documents that other documents use. Documents that only use each
 * other can be deleted together.
 */
export const withDeletionGuard = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: [
        ...(collection.admin?.components?.beforeListTable ?? []),
        '/admin/deletions/BlockedDeletions#BlockedDeletions',
      ],
    },
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [recordBulkDeletion, ...(collection.hooks?.beforeOperation ?? [])],
    // Runs first, because the other hooks write.
    beforeDelete: [rejectDeletionInUse, ...(collection.hooks?.beforeDelete ?? [])],
  },
});
