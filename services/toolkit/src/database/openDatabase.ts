import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type Dialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { createServiceLog } from '../logging/createServiceLog';

const maxStatementMilliseconds = 5000;

export interface ConnectOptions {
  /** Name of the service, for its log. */
  service: string;
  /**
   * Durability of SQLite: `full` survives a power failure, `normal` may lose the last writes, for data that can be
   * restored.
   */
  durability: 'full' | 'normal';
  /** Receives every statement. */
  log?: (event: LogEvent) => void;
}

const openSqlite = (file: string, durability: ConnectOptions['durability']): Dialect => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.pragma(`synchronous = ${durability.toUpperCase()}`);
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database });
};

const openPostgres = (connectionString: string, service: string): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: maxStatementMilliseconds,
  });
  // A restarting server closes idle connections. Without a listener the error would end this process.
  const log = createServiceLog(service);
  pool.on('error', (error) => log('warn', 'An idle connection of the database ended.', {}, error));
  return new PostgresDialect({ pool });
};

/** Opens the database at `file:…` (created if missing) or `postgres://…`. */
export const openDatabase = <Tables>(
  databaseUrl: string,
  { service, durability, log }: ConnectOptions,
): Kysely<Tables> => {
  const dialect = databaseUrl.startsWith('file:')
    ? openSqlite(databaseUrl.slice('file:'.length), durability)
    : openPostgres(databaseUrl, service);
  return new Kysely<Tables>(log ? { dialect, log } : { dialect });
};
