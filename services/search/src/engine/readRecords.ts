import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { VocabularyWord } from '@kmx/core';

import type { SearchDatabase } from './openSearchDatabase';
import { scopeToken } from './prepareRecord';
import type { SearchedPart } from './SearchDialect';
import type { FoundRecord, FoundRecords, SearchIndex, IndexQuery, SearchScope } from './SearchIndex';
import type { RecordTable, SearchTables } from './tables';

const trailSchema = z.array(z.string());

interface FoundRow {
  row_id: number;
  /** PostgreSQL's driver returns counts as text. */
  total: number | string;
}

const shownColumns = [
  ...(['row_id', 'id', 'kind', 'content_language', 'title', 'description', 'text'] as const),
  ...(['path', 'trail', 'image_url', 'updated_at'] as const),
] as const;

const toRecord = (row: Pick<RecordTable, Exclude<(typeof shownColumns)[number], 'row_id'>>): FoundRecord => ({
  id: row.id,
  kind: row.kind,
  contentLanguage: row.content_language,
  title: row.title,
  description: row.description,
  text: row.text,
  path: row.path,
  trail: trailSchema.parse(JSON.parse(row.trail)),
  imageUrl: row.image_url,
  updatedAt: row.updated_at,
});

/** Finds the row ids of a page, ordered by tier, kind and length of the title. */
async function findRows({ dialect, reader }: SearchDatabase, request: IndexQuery, part: SearchedPart) {
  const { country, query, offset, limit } = request;
  const here = `% ${country} %`;
  const now = new Date().toISOString();
  const matches = dialect.matches(scopeToken(request), query, part);
  const statement = sql<FoundRow>`
    select r.row_id as row_id, count(*) over () as total
    from (${matches}) m join search_records r on r.row_id = m.row_id
    where (r.countries = '' or r.countries like ${here}) and r.except_countries not like ${here}
      and (r.shown_from is null or r.shown_from <= ${now}) and (r.shown_until is null or r.shown_until > ${now})
    order by m.tier, r.kind_rank, r.title_length, r.id
    limit ${limit} offset ${offset}`;
  return (await statement.execute(reader)).rows;
}

async function readRows(
  db: Kysely<SearchTables>,
  rowIds: readonly number[],
): Promise<readonly FoundRecord[]> {
  const rows = await db
    .selectFrom('search_records')
    .select(shownColumns)
    .where('row_id', 'in', rowIds)
    .execute();
  const records = new Map(rows.map((row) => [row.row_id, toRecord(row)]));
  return rowIds.flatMap((rowId) => records.get(rowId) ?? []);
}

async function search(
  database: SearchDatabase,
  request: IndexQuery,
  part: SearchedPart,
): Promise<FoundRecords> {
  if (request.query.terms.length === 0) return { total: 0, records: [] };
  const rows = await findRows(database, request, part);
  const [first] = rows;
  if (first)
    return {
      total: Number(first.total),
      records: await readRows(
        database.reader,
        rows.map(({ row_id }) => row_id),
      ),
    };
  if (request.offset === 0) return { total: 0, records: [] };
  // Past the last page no row contains the total.
  const [any] = await findRows(database, { ...request, offset: 0, limit: 1 }, part);
  return { total: Number(any?.total ?? 0), records: [] };
}

const uniqueTitles = (records: readonly FoundRecord[]) =>
  [...new Map([...records].reverse().map((record) => [record.title, record])).values()].reverse();

async function readVocabulary(
  { reader }: SearchDatabase,
  { siteKey, language }: Pick<SearchScope, 'siteKey' | 'language'>,
  [shortest, longest]: readonly [number, number],
): Promise<readonly VocabularyWord[]> {
  const rows = await reader
    .selectFrom('search_words')
    .select(({ fn }) => [
      'token',
      fn.max('spelling').as('spelling'),
      fn.sum<number | string>('uses').as('uses'),
    ])
    .where('site_key', '=', siteKey)
    .where('language', '=', language)
    .where('token_length', '>=', shortest)
    .where('token_length', '<=', longest)
    .groupBy('token')
    .orderBy('token')
    .execute();
  return rows.map(({ token, spelling, uses }) => ({ token, spelling, uses: Number(uses) }));
}

/** Documents of several products repeat their titles so often. */
const repeatedTitles = 4;

/** Creates the reading half of an index. */
export const createReader = (
  database: SearchDatabase,
): Pick<SearchIndex, 'search' | 'suggest' | 'vocabulary' | 'hasIndexed' | 'state'> => ({
  search: (request) => search(database, request, 'everywhere'),
  suggest: async (request) => {
    const wide = { ...request, offset: 0, limit: request.limit * repeatedTitles };
    return uniqueTitles((await search(database, wide, 'title')).records).slice(0, request.limit);
  },
  vocabulary: (scope, shortest, longest) => readVocabulary(database, scope, [shortest, longest]),
  hasIndexed: async (sources) => {
    const rows = await database.reader.selectFrom('search_sources').select('source').execute();
    return sources.every((source) => rows.some((row) => row.source === source));
  },
  state: async () => {
    const rows = await database.reader
      .selectFrom('search_sources as s')
      .leftJoin('search_records as r', 'r.source', 's.source')
      .select(({ fn }) => ['s.source', 's.indexed_at', fn.count<number | string>('r.row_id').as('records')])
      .groupBy(['s.source', 's.indexed_at'])
      .orderBy('s.source')
      .execute();
    return rows.map(({ source, indexed_at, records }) => ({
      source,
      indexedAt: indexed_at,
      records: Number(records),
    }));
  },
});
