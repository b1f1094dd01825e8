import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { isPostgres } from '../../../toolkit/src/database/isPostgres';
import { splitTerms } from '../text/splitTerms';
import type { CustomerDatabase } from './connect';
import { isPlain } from './isPlain';

/** Holds for no row. */
export const never = sql<SqlBool>`1 = 0`;

/** Matches values of a list; an empty list matches nothing. */
export const isOneOf = (value: Expression<unknown>, list: readonly string[]): RawBuilder<SqlBool> => {
  const plain = list.filter(isPlain);
  return plain.length === 0 ? never : sql<SqlBool>`${value} in (${sql.join(plain)})`;
};

/** The text as a pattern for `like … escape '\'` that matches nothing but itself. */
export const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** One condition for each word of a search; the normalised column holds all searchable text. */
export const containsAllTerms = (column: string, text: string | null | undefined): RawBuilder<SqlBool>[] =>
  splitTerms(text ?? '').map(
    (word) => sql<SqlBool>`${sql.ref(column)} like ${`%${escapePattern(word)}%`} escape '\\'`,
  );

/** True if a filter is set: an empty list filters nothing. */
export const isFilled = <Value>(list: readonly Value[] | null | undefined): list is readonly Value[] =>
  list !== null && list !== undefined && list.length > 0;

/** Sort key of a text: SQLite compares bytes by default, PostgreSQL only with the collation "C". */
export const inBytes = (db: CustomerDatabase, key: RawBuilder<unknown>): RawBuilder<unknown> =>
  isPostgres(db) ? sql`${key} collate "C"` : key;
