import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { StartError } from '../../../toolkit/src/cli/StartError';

/** Holds the lock for the life of the process. */
declare global {
  var kmxDatabaseLock: ReturnType<typeof drizzle>['$client'] | undefined;
}

/**
 * Makes this process the only one that serves from a SQLite file; PostgreSQL takes any number. The lock is the operating system's,
 * so that it ends with the process, however that ends. Throws {@link StartError}.
 */
export const claimDatabase = async (databaseUrl: string): Promise<void> => {
  if (!databaseUrl.startsWith('file:') || globalThis.kmxDatabaseLock) return;
  const lock = drizzle({ connection: { url: `${databaseUrl}.lock` } }).$client;
  try {
    await lock.execute('PRAGMA busy_timeout = 0');
    await lock.execute('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `Another process already serves from the database ${databaseUrl}, and a SQLite file has exactly one. End the other process, or set DATABASE_URL to a PostgreSQL for several.`,
      { cause },
    );
  }
  globalThis.kmxDatabaseLock = lock;
};
