import DataLoader from 'dataloader';
import { chunked } from './chunked';

/** Loads the rows of a key: one statement for all keys requested in the same tick. */
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
