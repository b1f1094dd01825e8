import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';

const { BOOL, INT8, JSON, JSONB, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

/** Parses PostgreSQL's values to those that SQLite stores. PostgreSQL accepts the latter for its own types. */
const parsers = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [INT8]: Number,
  [NUMERIC]: Number,
  [JSON]: String,
  [JSONB]: String,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

const types = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

function openSqlite(url) {
  const file = url.slice('file:'.length);
  mkdirSync(path.dirname(file), { recursive: true });
  return new Kysely({ dialect: new SqliteDialect({ database: new Database(file) }) });
}

function openPostgres(connectionString) {
  const pool = new pg.Pool({ connectionString, types, max: 1, connectionTimeoutMillis: 5000 });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Opens a database whose rows are read and written with the values of SQLite, whichever it is. */
export const openTables = ({ url, kind }) => (kind === 'sqlite' ? openSqlite(url) : openPostgres(url));
