import { sql, type Kysely } from 'kysely';

import type { SearchDialect } from './SearchDialect';
import type { SearchTables } from './tables';

/** Increased with every change of tables or tokens: an index is rebuilt, not migrated. */
const schemaVersion = 6;

const tables = ['search_records', 'search_words', 'search_sources', 'search_jobs', 'search_schema'] as const;

async function readVersion(db: Kysely<SearchTables>): Promise<number | undefined> {
  const known = await db.introspection.getTables();
  if (!known.some(({ name }) => name === 'search_schema')) return undefined;
  return (await db.selectFrom('search_schema').select('version').executeTakeFirst())?.version;
}

async function createRecords(db: Kysely<SearchTables>, { identity, textType }: SearchDialect): Promise<void> {
  await db.schema
    .createTable('search_records')
    .addColumn('row_id', identity, (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('site_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('id', textType, (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('kind_rank', 'integer', (column) => column.notNull())
    .addColumn('title_length', 'integer', (column) => column.notNull())
    .addColumn('content_language', 'text', (column) => column.notNull())
    .addColumn('countries', 'text', (column) => column.notNull())
    .addColumn('except_countries', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('trail', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('updated_at', 'text')
    .addColumn('shown_from', 'text')
    .addColumn('shown_until', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    // Last: SQLite reads the columns before it without reading the long text.
    .addColumn('text', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_records_key', ['site_key', 'language', 'id'])
    .execute();
  await db.schema.createIndex('search_records_source').on('search_records').column('source').execute();
}

async function createWordTable(db: Kysely<SearchTables>, { textType }: SearchDialect): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('site_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('token', textType, (column) => column.notNull())
    .addColumn('spelling', 'text', (column) => column.notNull())
    .addColumn('token_length', 'integer', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_key', ['source', 'site_key', 'language', 'token'])
    .execute();
  const index = db.schema.createIndex('search_words_scope').on('search_words');
  await index.columns(['site_key', 'language', 'token_length']).execute();
}

async function createIndexState(db: Kysely<SearchTables>): Promise<void> {
  await db.schema
    .createTable('search_sources')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('indexed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_jobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('requests', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'double precision', (column) => column.notNull())
    .addColumn('requested_at', 'double precision', (column) => column.notNull())
    .addColumn('leased_until', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createTable('search_schema')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into search_schema (version) values (${schemaVersion})`.execute(db);
}

/** Creates the tables unless they exist in this version; safe for concurrent processes. */
export async function createTables(db: Kysely<SearchTables>, dialect: SearchDialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lockForWriting(transaction);
    if ((await readVersion(transaction)) === schemaVersion) return;
    for (const table of tables) await transaction.schema.dropTable(table).ifExists().execute();
    await dialect.dropTokenTable(transaction);
    await createRecords(transaction, dialect);
    await createWordTable(transaction, dialect);
    await createIndexState(transaction);
    await dialect.createTokenTable(transaction);
  });
}
