import { sql } from 'kysely';
import type { SearchQuery, SearchTerm } from '@kmx/core';

import { cutToken } from './prepareRecord';
import type { MatchedRow, SearchDialect, SearchedPart } from './SearchDialect';

const everywhere = '{title description body}';

const quote = (token: string) => `"${cutToken(token).replaceAll('"', '""')}"`;

const exactTerm = ({ alternatives }: SearchTerm) => `(${alternatives.map(quote).join(' OR ')})`;

const writeTerm = (term: SearchTerm) =>
  term.isPrefix ? `(${term.alternatives.map((word) => `${quote(word)}*`).join(' OR ')})` : exactTerm(term);

/** Writes the queries of the tiers for FTS5, the best first. */
function writeTiers(scope: string, { terms }: SearchQuery, part: SearchedPart): readonly string[] {
  const within = (expression: string) => `scope : ${quote(scope)} AND ${expression}`;
  const all = terms.map(writeTerm).join(' AND ');
  const some = terms.map(writeTerm).join(' OR ');
  const inTitle = [`{title} : (${terms.map(exactTerm).join(' AND ')})`, `{title} : (${all})`];
  const elsewhere = [
    `{title description} : (${all})`,
    `{title} : (${some}) AND ${everywhere} : (${all})`,
    `${everywhere} : (${all})`,
  ];
  return (part === 'title' ? inTitle : [...inTitle, ...elsewhere]).map(within);
}

/** SQLite's FTS5, without texts of its own; `ascii` leaves letters beyond ASCII as they are, so that tokens stay whole. */
export const sqliteDialect: SearchDialect = {
  isShared: false,
  identity: 'integer',
  textType: sql`text`,
  createTokenTable: async (db) => {
    await sql`create virtual table search_tokens using fts5(title, description, body, scope, content='',
      contentless_delete=1, tokenize="ascii tokenchars '-./@:_'", prefix='2 3', detail='column')`.execute(db);
  },
  dropTokenTable: async (db) => {
    await sql`drop table if exists search_tokens`.execute(db);
  },
  writeTokens: async (db, rowId, { scope, title, description, text }) => {
    await sql`insert into search_tokens (rowid, title, description, body, scope)
      values (${rowId}, ${title.join(' ')}, ${description.join(' ')}, ${text.join(' ')}, ${scope})`.execute(
      db,
    );
  },
  removeTokens: async (db, rowIds) => {
    for (const rowId of rowIds) await sql`delete from search_tokens where rowid = ${rowId}`.execute(db);
  },
  matches: (scope, query, part) => {
    const tiers = writeTiers(scope, query, part).map(
      (expression, tier) =>
        sql`select rowid as row_id, ${sql.lit(tier)} as tier from search_tokens where search_tokens match ${expression}`,
    );
    return sql<MatchedRow>`select row_id, min(tier) as tier from (${sql.join(tiers, sql` union all `)}) group by row_id`;
  },
  // One process writes to the file, through one connection.
  lockForWriting: () => Promise.resolve(),
};
