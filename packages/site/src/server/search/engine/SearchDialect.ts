import type { Kysely, RawBuilder } from 'kysely';
import type { SearchQuery } from '@kmx/core';

import type { RecordTokens } from './prepareRecord';
import type { SearchTables } from './tables';

/** Where a question is to be answered from: all columns, or titles alone. */
export type SearchedPart = 'everywhere' | 'title';

/** A record that matches, and how well: the smaller tier first. */
export interface MatchedRow {
  row_id: number;
  /**
   * 0: every word stands in the title; 1: the last one as the beginning of a word; 2: every word in title or description;
   * 3: some word in the title; 4: elsewhere.
   */
  tier: number;
}

/** What differs between the engines; the tokens, the order and the rest of the questions are the same. */
export interface SearchDialect {
  /** Whether several processes may write to the database. */
  readonly isShared: boolean;
  /** Types and definitions that the tables need. */
  readonly identity: 'serial' | 'integer';
  /** Where order must not depend on the database's language. */
  readonly textType: RawBuilder<unknown>;
  /** Creates what the tokens are kept in. */
  createTokenTable: (db: Kysely<SearchTables>) => Promise<void>;
  dropTokenTable: (db: Kysely<SearchTables>) => Promise<void>;
  writeTokens: (db: Kysely<SearchTables>, rowId: number, tokens: RecordTokens) => Promise<void>;
  removeTokens: (db: Kysely<SearchTables>, rowIds: readonly number[]) => Promise<void>;
  /** A subquery of the records of a scope that match all terms. */
  matches: (scope: string, query: SearchQuery, part: SearchedPart) => RawBuilder<MatchedRow>;
  /** Holds off other processes that write, until the transaction ends. */
  lockForWriting: (db: Kysely<SearchTables>) => Promise<void>;
}
