import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type Dialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables';

export type ProductDatabase = Kysely<Tables>;

const longestStatementMilliseconds = 5000;

const openSqlite = (file: string): Dialect => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database });
};

const openPostgres = (connectionString: string): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: longestStatementMilliseconds,
  });
  // A server that restarts ends idle connections; without a listener that would end this process too.
  pool.on('error', (error) => console.error('product: an idle database connection ended:', error.message));
  return new PostgresDialect({ pool });
};

/** Opens the database at `file:…` (created when missing) or `postgres://…`; `log` sees every statement. */
export const connect = (databaseUrl: string, log?: (event: LogEvent) => void): ProductDatabase => {
  const dialect = databaseUrl.startsWith('file:')
    ? openSqlite(databaseUrl.slice('file:'.length))
    : openPostgres(databaseUrl);
  return new Kysely<Tables>(log ? { dialect, log } : { dialect });
};
