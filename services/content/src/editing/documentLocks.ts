import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/** In seconds. An open form renews its lock every `formInterval`; the lock of a closed laptop expires after this time. */
export const lockDuration = 120;

const locks = 'payload-locked-documents';

export interface DocumentKey {
  collection: CollectionSlug;
  id: string;
}

interface LockOwner {
  relationTo: CollectionSlug;
  value: string;
}

interface StoredLock {
  id: string;
  updatedAt: string;
  user: LockOwner;
}

const locksOf = ({ collection, id }: DocumentKey): Where => ({
  and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }],
});

const isLive = ({ updatedAt }: StoredLock): boolean =>
  Date.parse(updatedAt) > Date.now() - lockDuration * 1000;

/** The owner of the lock that Payload holds on an open document; an expired lock has none. */
export const findLockOwner = async (
  req: PayloadRequest,
  key: DocumentKey,
): Promise<LockOwner | undefined> => {
  const { docs } = await req.payload.db.find<StoredLock>({
    collection: locks,
    where: locksOf(key),
    sort: '-updatedAt',
    pagination: false,
    req,
  });
  return docs.find(isLive)?.user;
};

const deleteLocks = (req: PayloadRequest, where: Where): Promise<unknown> =>
  req.payload.db.deleteMany({ collection: locks, where, req });

export const lockFor = async (req: PayloadRequest, key: DocumentKey, user: LockOwner): Promise<void> => {
  await deleteLocks(req, locksOf(key));
  const document = { relationTo: key.collection, value: key.id };
  await req.payload.db.create({ collection: locks, data: { document, user }, returning: false, req });
};

export const releaseLock = async (req: PayloadRequest, key: DocumentKey, userId: string): Promise<void> => {
  await deleteLocks(req, { and: [locksOf(key), { 'user.value': { equals: userId } }] });
};
