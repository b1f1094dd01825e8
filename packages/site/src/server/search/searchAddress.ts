import path from 'node:path';

import type { SiteEnvironment } from '../env';

type Settings = Pick<SiteEnvironment, 'SEARCH_DATABASE_URL' | 'DATABASE_URL' | 'SEARCH_DATA_DIR'>;

/** Where the index lies: where it is told to, else in the PostgreSQL of the services, else in a file. */
export function decideSearchAddress({
  SEARCH_DATABASE_URL,
  DATABASE_URL,
  SEARCH_DATA_DIR,
}: Settings): string {
  if (SEARCH_DATABASE_URL !== undefined) return SEARCH_DATABASE_URL;
  if (DATABASE_URL !== undefined && /^postgres(ql)?:\/\//.test(DATABASE_URL)) return DATABASE_URL;
  return `file:${path.resolve(SEARCH_DATA_DIR, 'search.db')}`;
}
