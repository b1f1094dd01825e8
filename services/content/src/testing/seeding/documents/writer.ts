import type { CollectionSlug, Payload } from 'payload';
import { quietContext } from '../../../publication/outbox';
import { hashOf, idOf } from './ids';
import { decide, isRetired, openLedger, pending, readUpdatedAt } from './ledger';
import type { SeedLanguage } from './types';

export interface Writing {
  id: string;
  locale: SeedLanguage;
}

export interface SeedDocument {
  collection: CollectionSlug;
  key: string;
  /** Source of the document; if it changes, the document is written again. */
  origin: unknown;
  /** The first one creates, the others are added to it. */
  languages: readonly SeedLanguage[];
  create: (writing: Writing) => Promise<unknown>;
  update: (writing: Writing) => Promise<unknown>;
}

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface Writer {
  /** Notes that the document will be written in parts, so that an interrupted run is taken up again. */
  begin: (collection: CollectionSlug, key: string) => Promise<void>;
  write: (document: SeedDocument) => Promise<void>;
  /** Removes what an earlier seed wrote into the collection, this one did not, and no editor has touched. */
  removeRetired: (collection: CollectionSlug) => Promise<void>;
  /** Counts since the last call. */
  takeCounts: () => Counts;
  hasWritten: () => boolean;
}

/** Options of every write of the seed: no notification for each, no loading of relations. */
export const quietly = { context: quietContext, depth: 0, overrideAccess: true } as const;

export const createWriter = async (payload: Payload): Promise<Writer> => {
  const ledger = await openLedger(payload);
  let counts: Counts = { created: 0, updated: 0, unchanged: 0 };
  let writes = 0;
  const held = new Set<string>();
  const begin = (collection: CollectionSlug, key: string): Promise<void> =>
    ledger.write(`${collection}:${key}`, pending, null);
  return {
    begin,
    write: async ({ collection, key, origin, languages, create, update }) => {
      const id = idOf(collection, key);
      const recordKey = `${collection}:${key}`;
      held.add(recordKey);
      const hash = hashOf(origin);
      const updatedAt = await readUpdatedAt(payload, collection, id);
      const decision = decide({ record: ledger.read(recordKey), updatedAt, hash });
      if (decision === 'keep') {
        counts.unchanged += 1;
        return;
      }
      await begin(collection, key);
      const [first = 'en', ...others] = languages;
      await (decision === 'create' ? create : update)({ id, locale: first });
      for (const locale of others) await update({ id, locale });
      await ledger.write(recordKey, hash, await readUpdatedAt(payload, collection, id));
      counts[decision === 'create' ? 'created' : 'updated'] += 1;
      writes += 1;
      // libsql frees its memory only when the event loop turns.
      await new Promise((resolve) => setImmediate(resolve));
    },
    removeRetired: async (collection) => {
      const prefix = `${collection}:`;
      for (const recordKey of ledger.keysOf(prefix).filter((one) => !held.has(one))) {
        const id = idOf(collection, recordKey.slice(prefix.length));
        const updatedAt = await readUpdatedAt(payload, collection, id);
        if (isRetired({ record: ledger.read(recordKey), updatedAt })) {
          await payload.delete({ collection, id, ...quietly });
          writes += 1;
        }
        await ledger.remove(recordKey);
      }
    },
    takeCounts: () => {
      const taken = counts;
      counts = { created: 0, updated: 0, unchanged: 0 };
      return taken;
    },
    hasWritten: () => writes > 0,
  };
};
