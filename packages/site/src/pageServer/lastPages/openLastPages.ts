import path from 'node:path';

import type { LastPages, PageRecord } from './LastPages';
import { RedisLastPages } from './RedisLastPages';
import { SqliteLastPages } from './SqliteLastPages';
import { env } from '@/server/env';
import { log } from '@/server/log';
import { sharedRedis } from '@/server/redis';

/** Logs failures and continues: a full disk must not prevent pages from being sent. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log('warn', 'The store of last pages failed.', {}, error);
    return undefined;
  }
}

/** Wraps a store so that its methods never reject. */
export const tolerant = (open: () => LastPages): LastPages => {
  let opened: LastPages | undefined;
  const pages = () => (opened ??= open());
  return {
    find: (address: string) => attempt(() => pages().find(address)),
    store: async (address: string, page: PageRecord) => {
      await attempt(() => pages().store(address, page));
    },
    remove: async (address: string) => {
      await attempt(() => pages().remove(address));
    },
  };
};

function openStore(): LastPages {
  const redis = sharedRedis();
  return redis
    ? new RedisLastPages(redis)
    : new SqliteLastPages(path.resolve(env().PAGES_DATA_DIR, 'pages.db'));
}

/** Opens Redis if the processes share one, otherwise a local SQLite file. */
export const openLastPages = (): LastPages => tolerant(openStore);
