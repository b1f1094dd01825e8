import type { CollectionSlug, Payload } from 'payload';
import { isDraftedCollection } from '../../../documents/draftedCollections';
import { idOf } from './ids';

export type Decision = 'create' | 'update' | 'keep';

interface LedgerInput {
  /** Last write of the document by the seed, and its source; null if there is none. */
  record: { hash: string; writtenAt: string | null } | null;
  /** `updatedAt` of the newest version; null when there is no such document. */
  updatedAt: string | null;
  hash: string;
}

/** Hash of a document that a run has begun and not finished. */
export const pending = 'pending';

/**
 * Decides the step for a document: the seed writes new documents and those that only the seed has changed, and restores
 * nothing.
 */
export const decide = ({ record, updatedAt, hash }: LedgerInput): Decision => {
  if (record?.hash === pending) return updatedAt === null ? 'create' : 'update';
  if (record === null) return updatedAt === null ? 'create' : 'keep';
  if (updatedAt === null || record.hash === hash) return 'keep';
  return record.writtenAt === updatedAt ? 'update' : 'keep';
};

/** True if a document that the seed no longer contains may be deleted: only the seed has changed it. */
export const isRetired = ({ record, updatedAt }: Pick<LedgerInput, 'record' | 'updatedAt'>): boolean =>
  updatedAt !== null && record?.writtenAt === updatedAt;

/** Records written documents in `seed-records`. */
export interface Ledger {
  read: (key: string) => LedgerInput['record'];
  write: (key: string, hash: string, writtenAt: string | null) => Promise<void>;
  /** Every key that begins with the prefix. */
  keysOf: (prefix: string) => string[];
  remove: (key: string) => Promise<void>;
}

export const openLedger = async (payload: Payload): Promise<Ledger> => {
  const { docs } = await payload.find({ collection: 'seed-records', pagination: false, depth: 0 });
  const records = new Map(docs.map((row) => [row.key, { hash: row.hash, writtenAt: row.writtenAt ?? null }]));
  return {
    read: (key) => records.get(key) ?? null,
    write: async (key, hash, writtenAt) => {
      const id = idOf('seed-records', key);
      const data = { key, hash, writtenAt };
      if (records.has(key)) await payload.update({ collection: 'seed-records', id, data, depth: 0 });
      else await payload.create({ collection: 'seed-records', data: { ...data, id }, depth: 0 });
      records.set(key, { hash, writtenAt });
    },
    keysOf: (prefix) => [...records.keys()].filter((key) => key.startsWith(prefix)),
    remove: async (key) => {
      await payload.delete({ collection: 'seed-records', id: idOf('seed-records', key), depth: 0 });
      records.delete(key);
    },
  };
};

/** `updatedAt` of a document's newest version, drafts too. */
export const readUpdatedAt = async (
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<string | null> => {
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    draft: isDraftedCollection(collection),
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const updatedAt: unknown = docs[0] === undefined ? null : Reflect.get(docs[0], 'updatedAt');
  return typeof updatedAt === 'string' ? updatedAt : null;
};
