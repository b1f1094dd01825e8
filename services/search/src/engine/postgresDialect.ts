import { sql } from 'kysely';
import type { SearchQuery, SearchTerm } from '@kmx/core';

import { cutToken, type RecordTokens } from './prepareRecord';
import type { MatchedRow, SearchDialect, SearchedPart } from './SearchDialect';

/** Key of the advisory lock; arbitrary, but unique in the database. */
const writingLock = 730_117_406;

const quote = (token: string) => `'${cutToken(token).replaceAll(/[\\']/g, '$&$&')}'`;

/** Encodes columns as weights: A title, B description, C scope, D text. Tokens have no order, so positions are constant. */
function writeVector({ scope, title, description, text }: RecordTokens): string {
  const weights = new Map([[scope, ['1C']]]);
  const add = (tokens: readonly string[], weight: string) => {
    for (const token of tokens) weights.set(token, [...(weights.get(token) ?? []), weight]);
  };
  add(title, '1A');
  add(description, '2B');
  add(text, '3D');
  return [...weights].map(([token, positions]) => `${quote(token)}:${positions.join(',')}`).join(' ');
}

const writeTerm = ({ alternatives, isPrefix }: SearchTerm, weights: string) => {
  const suffix = `${isPrefix ? '*' : ''}${weights}`;
  return `(${alternatives.map((word) => quote(word) + (suffix ? `:${suffix}` : '')).join(' | ')})`;
};

const everywhere = 'ABD';

/** Writes the queries of the tiers as `tsquery`, the best first. */
function writeTiers({ terms }: SearchQuery): readonly string[] {
  const all = (weights: string) => terms.map((term) => writeTerm(term, weights)).join(' & ');
  const exact = terms.map((term) => writeTerm({ ...term, isPrefix: false }, 'A')).join(' & ');
  const some = terms.map((term) => writeTerm(term, 'A')).join(' | ');
  return [exact, all('A'), all('AB'), some];
}

function matchesOf(scope: string, query: SearchQuery, part: SearchedPart) {
  const weights = part === 'title' ? 'A' : everywhere;
  const requested = query.terms.map((term) => writeTerm(term, weights)).join(' & ');
  const tiers = writeTiers(query).map(
    (expression, tier) => sql`when tokens @@ ${expression}::tsquery then ${sql.lit(tier)}`,
  );
  const whole = `${quote(scope)}:C & ${requested}`;
  return sql<MatchedRow>`select row_id, case ${sql.join(tiers, sql` `)} else 4 end as tier
    from search_tokens where tokens @@ ${whole}::tsquery`;
}

/** PostgreSQL's text search, over the same tokens as FTS5. */
export const postgresDialect: SearchDialect = {
  isShared: true,
  identity: 'serial',
  textType: sql`text collate "C"`,
  createTokenTable: async (db) => {
    await sql`create table search_tokens (row_id integer primary key, tokens tsvector not null)`.execute(db);
    await sql`create index search_tokens_index on search_tokens using gin (tokens)`.execute(db);
  },
  dropTokenTable: async (db) => {
    await sql`drop table if exists search_tokens`.execute(db);
  },
  writeTokens: async (db, rowId, tokens) => {
    await sql`insert into search_tokens (row_id, tokens) values (${rowId}, ${writeVector(tokens)}::tsvector)`.execute(
      db,
    );
  },
  removeTokens: async (db, rowIds) => {
    if (rowIds.length === 0) return;
    await sql`delete from search_tokens where row_id in (${sql.join(rowIds)})`.execute(db);
  },
  matches: matchesOf,
  lockForWriting: async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(writingLock)})`.execute(db);
  },
};
