import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';

import { log } from '../logging/log';

import { createTables } from './createTables';
import { postgresDialect } from './postgresDialect';
import type { SearchDialect } from './SearchDialect';
import { sqliteDialect } from './sqliteDialect';
import type { SearchTables } from './tables';

const maxStatementMs = 3000;
const maxWaitMs = 3000;

/** Open database; on SQLite readers do not wait for the writer, so each has a connection. */
export interface SearchDatabase {
  dialect: SearchDialect;
  reader: Kysely<SearchTables>;
  writer: Kysely<SearchTables>;
  close: () => Promise<void>;
}

function openSqlite(file: string, isReadonly: boolean): Kysely<SearchTables> {
  const database = new SqliteDatabase(file);
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  if (isReadonly) database.pragma('query_only = ON');
  return new Kysely<SearchTables>({ dialect: new SqliteDialect({ database }) });
}

function openPostgres(connectionString: string, limits: pg.PoolConfig): Kysely<SearchTables> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: maxWaitMs, ...limits });
  // A restarting server ends idle connections, which without a listener would end this process.
  pool.on('error', (error) => {
    log('warn', `A connection of the search ended: ${error.message}`);
  });
  return new Kysely<SearchTables>({ dialect: new PostgresDialect({ pool }) });
}

const sqliteFile = (address: string) => address.replace(/^file:/, '');

const isPostgresUrl = (address: string) => /^postgres(ql)?:\/\//.test(address);

function connect(address: string): Omit<SearchDatabase, 'close'> {
  if (isPostgresUrl(address)) {
    const reader = openPostgres(address, { max: 8, statement_timeout: maxStatementMs });
    return { dialect: postgresDialect, reader, writer: openPostgres(address, { max: 2 }) };
  }
  const file = sqliteFile(address);
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = openSqlite(file, false);
  return { dialect: sqliteDialect, reader: openSqlite(file, true), writer };
}

/** True for failures that only a new file repairs; FTS5 reports damage of its own tables as `SQLITE_CORRUPT_VTAB`. */
export const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(error.code));

/** Removes the file of an index, which is rebuilt from published data; does nothing on PostgreSQL. */
export function removeSearchFile(address: string): void {
  if (isPostgresUrl(address)) return;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${sqliteFile(address)}${suffix}`, { force: true });
}

async function open(address: string): Promise<SearchDatabase> {
  const database = connect(address);
  const close = async () => {
    await database.reader.destroy();
    await database.writer.destroy();
  };
  try {
    await createTables(database.writer, database.dialect);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...database, close };
}

/** Opens the database at `file:…` (created if missing or damaged) or `postgres://…`, with its tables. */
export async function openSearchDatabase(address: string): Promise<SearchDatabase> {
  try {
    return await open(address);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    log('warn', 'The index of the search is damaged and is rebuilt.');
    removeSearchFile(address);
    return open(address);
  }
}
