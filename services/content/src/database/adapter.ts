import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { index as postgresIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sqliteAdapter, type SQLiteSchemaHook } from '@payloadcms/db-sqlite';
import { index as sqliteIndex } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import { environment, serviceRoot } from '../config/environment';
import { migrations as postgresMigrations } from '../migrations/postgres';
import { migrations as sqliteMigrations } from '../migrations/sqlite';
import { withAtomicWrites } from './atomicWrites';
import { withMigrationLock } from './withMigrationLock';
import { withOneWriter } from './withOneWriter';

type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

const isLocaleTable = (name: string): boolean => name.endsWith('_locales');

/** Payload indexes only (locale, parent): without an index on the parent alone each read scans the whole table. */
const indexSqliteLocales: SQLiteSchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const indexName = `${name}_pid_idx`;
    if (isLocaleTable(name))
      extendTable({
        table,
        // oxlint-disable-next-line typescript/no-unsafe-argument -- Payload types the columns of its tables as any
        extraConfig: (columns) => ({ [indexName]: sqliteIndex(indexName).on(columns['_parentID']) }),
      });
  }
  return schema;
};

const indexPostgresLocales: PostgresSchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const indexName = `${name}_pid_idx`;
    if (isLocaleTable(name))
      extendTable({
        table,
        // oxlint-disable-next-line typescript/no-unsafe-argument -- Payload types the columns of its tables as any
        extraConfig: (columns) => ({ [indexName]: postgresIndex(indexName).on(columns['_parentID']) }),
      });
  }
  return schema;
};

const isPostgres = environment.databaseUrl.startsWith('postgres');

/** @usedByTests */
export const productionMigrations = isPostgres ? postgresMigrations : sqliteMigrations;

/** Folder of the migrations that fit the database in use. */
const migrationDirectory = path.resolve(serviceRoot, 'src/migrations', isPostgres ? 'postgres' : 'sqlite');

const common = {
  idType: 'uuid',
  allowIDOnCreate: true,
  blocksAsJSON: true,
  push: false,
  migrationDir: migrationDirectory,
} as const;

const postgres = () =>
  withMigrationLock(
    environment.databaseUrl,
    postgresAdapter({
      ...common,
      pool: { connectionString: environment.databaseUrl, max: 10 },
      prodMigrations: postgresMigrations,
      afterSchemaInit: [indexPostgresLocales],
    }),
  );

const sqlite = () =>
  withOneWriter(
    environment.databaseUrl,
    sqliteAdapter({
      ...common,
      client: { url: environment.databaseUrl },
      prodMigrations: sqliteMigrations,
      afterSchemaInit: [indexSqliteLocales],
    }),
  );

/** SQLite: exactly one process, one writer at a time. More than one process: PostgreSQL. */
export const database = isPostgres ? withAtomicWrites(postgres()) : withAtomicWrites(sqlite());
