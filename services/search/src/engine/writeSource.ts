import { sql, type Kysely } from 'kysely';
import type { SearchRecord } from '@kmx/core';

import type { SearchDatabase } from './openSearchDatabase';
import { createRow, createTokens, findSpellings, type RecordRow, type RecordTokens } from './prepareRecord';
import type { IndexChange } from './SearchIndex';
import type { SearchTables, WordTable } from './tables';

interface PreparedRecord {
  row: RecordRow;
  tokens: RecordTokens;
}

/** Rows that are written between two turns of the event loop. */
const atOnce = 20;

/** Maximum time without serving readers, who share this process. */
const maxTurnMs = 8;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function mapInTurns<TItem, TResult>(
  items: readonly TItem[],
  map: (item: TItem) => TResult,
): Promise<TResult[]> {
  const results: TResult[] = [];
  let turnEnds = performance.now() + maxTurnMs;
  for (const item of items) {
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + maxTurnMs;
    }
    results.push(map(item));
  }
  return results;
}

const keyOf = ({ site_key, language, id }: Pick<RecordRow, 'site_key' | 'language' | 'id'>) =>
  `${site_key}/${language}/${id}`;

/** Removes duplicates; the last one counts. */
const uniqueRecords = (records: readonly SearchRecord[]) => [
  ...new Map(records.map((record) => [`${record.siteKey}/${record.language}/${record.id}`, record])).values(),
];

async function countWords(source: string, records: readonly SearchRecord[]): Promise<readonly WordTable[]> {
  const rows = new Map<string, WordTable>();
  await mapInTurns(records, (record) => {
    const { siteKey, language } = record;
    for (const [token, spelling] of findSpellings(record)) {
      const key = `${siteKey}/${language}/${token}`;
      const uses = (rows.get(key)?.uses ?? 0) + 1;
      rows.set(key, {
        source,
        site_key: siteKey,
        language,
        token,
        spelling,
        token_length: token.length,
        uses,
      });
    }
  });
  return [...rows.values()];
}

async function removeRows(db: Kysely<SearchTables>, { dialect }: SearchDatabase, rowIds: readonly number[]) {
  for (let start = 0; start < rowIds.length; start += atOnce) {
    const some = rowIds.slice(start, start + atOnce);
    await dialect.removeTokens(db, some);
    await db.deleteFrom('search_records').where('row_id', 'in', some).execute();
    await nextTurn();
  }
}

async function writeRecords(
  db: Kysely<SearchTables>,
  { dialect }: SearchDatabase,
  records: readonly PreparedRecord[],
) {
  for (const [index, { row, tokens }] of records.entries()) {
    if (index % atOnce === atOnce - 1) await nextTurn();
    const { row_id } = await db
      .insertInto('search_records')
      .values(row)
      .returning('row_id')
      .executeTakeFirstOrThrow();
    await dialect.writeTokens(db, row_id, tokens);
  }
}

async function writeText(
  db: Kysely<SearchTables>,
  source: string,
  tables: readonly WordTable[],
): Promise<void> {
  await db.deleteFrom('search_words').where('source', '=', source).execute();
  for (let start = 0; start < tables.length; start += 100) {
    await db
      .insertInto('search_words')
      .values(tables.slice(start, start + 100))
      .execute();
    await nextTurn();
  }
}

const markIndexed = (db: Kysely<SearchTables>, source: string) =>
  db
    .insertInto('search_sources')
    .values({ source, indexed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ indexed_at: new Date().toISOString() }))
    .execute();

interface SourceDifference {
  outdated: readonly number[];
  changed: readonly PreparedRecord[];
  change: IndexChange;
}

/** Determines the rows to write and to remove, before anything is locked. */
async function compareSource(
  { writer }: SearchDatabase,
  source: string,
  records: readonly SearchRecord[],
): Promise<SourceDifference> {
  const rows = await mapInTurns(records, (record) => ({ record, row: createRow(source, record) }));
  const columns = ['row_id', 'site_key', 'language', 'id', 'digest'] as const;
  const old = await writer
    .selectFrom('search_records')
    .select(columns)
    .where('source', '=', source)
    .execute();
  const before = new Map(old.map((row) => [keyOf(row), row]));
  const after = new Map(rows.map(({ row }) => [keyOf(row), row]));
  const isSame = (key: string) => before.get(key)?.digest === after.get(key)?.digest;
  const outdated = old.filter((row) => !isSame(keyOf(row)));
  const fresh = rows.filter(({ row }) => !isSame(keyOf(row)));
  const removed = old.filter((row) => !after.has(keyOf(row))).length;
  return {
    outdated: outdated.map(({ row_id }) => row_id),
    changed: await mapInTurns(fresh, ({ record, row }) => ({ row, tokens: createTokens(record) })),
    change: { written: fresh.length, removed, unchanged: rows.length - fresh.length },
  };
}

/** Replaces the changed rows of a source in one transaction. */
export async function writeSource(
  database: SearchDatabase,
  source: string,
  given: readonly SearchRecord[],
): Promise<IndexChange> {
  const records = uniqueRecords(given);
  const { outdated, changed, change } = await compareSource(database, source, records);
  const isChanged = outdated.length + changed.length > 0;
  const tables = isChanged ? await countWords(source, records) : [];
  await database.writer.transaction().execute(async (transaction) => {
    await database.dialect.lockForWriting(transaction);
    await removeRows(transaction, database, outdated);
    await writeRecords(transaction, database, changed);
    if (isChanged) await writeText(transaction, source, tables);
    await markIndexed(transaction, source);
  });
  return change;
}

/** Removes a source with its records and words. */
export async function removeSource({ dialect, writer }: SearchDatabase, source: string): Promise<void> {
  await writer.transaction().execute(async (transaction) => {
    await dialect.lockForWriting(transaction);
    const rows = await transaction
      .selectFrom('search_records')
      .select('row_id')
      .where('source', '=', source)
      .execute();
    await dialect.removeTokens(
      transaction,
      rows.map(({ row_id }) => row_id),
    );
    for (const table of ['search_records', 'search_words', 'search_sources'] as const)
      await sql`delete from ${sql.table(table)} where source = ${source}`.execute(transaction);
  });
}
