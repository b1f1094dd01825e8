import SqliteDatabase from 'better-sqlite3';
import { StartError } from '../cli/StartError';

/**
 * Makes this process the only one that serves from a SQLite file; PostgreSQL takes any number. The lock is the operating
 * system's, so that it ends with the process, however that ends. Returns how to give it back. Throws {@link StartError}.
 */
export const claimDatabase = (databaseUrl: string): (() => void) => {
  if (!databaseUrl.startsWith('file:')) return () => undefined;
  const file = databaseUrl.slice('file:'.length);
  const lock = new SqliteDatabase(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartError(
      `Another process already serves from the database file ${file}, and a SQLite file has exactly one. End the other process, or use PostgreSQL for several.`,
      { cause },
    );
  }
  return () => void lock.close();
};
