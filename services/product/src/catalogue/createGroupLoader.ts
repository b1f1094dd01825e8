import DataLoader from 'dataloader';
import { chunked } from './chunked';

/** Loads the rows that belong to a key: one statement for all keys that are asked for together. */
export const createGroupLoader = <Item>(
  read: (keys: readonly string[]) => Promise<readonly Item[]>,
  keyOf: (item: Item) => string,
): DataLoader<string, Item[]> =>
  new DataLoader(
    async (keys) => {
      const groups = new Map<string, Item[]>(keys.map((key) => [key, []]));
      for (const item of await chunked(keys, read)) groups.get(keyOf(item))?.push(item);
      return keys.map((key) => groups.get(key) ?? []);
    },
    { maxBatchSize: 10_000 },
  );

/** Loads the one row of a key, or null. */
export const createRowLoader = <Item>(
  read: (keys: readonly string[]) => Promise<readonly Item[]>,
  keyOf: (item: Item) => string,
): DataLoader<string, Item | null> =>
  new DataLoader(
    async (keys) => {
      const rows = new Map((await chunked(keys, read)).map((item) => [keyOf(item), item]));
      return keys.map((key) => rows.get(key) ?? null);
    },
    { maxBatchSize: 10_000 },
  );
