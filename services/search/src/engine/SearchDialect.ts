import type { Kysely, RawBuilder } from 'kysely';
import type { SearchQuery } from '@kmx/core';

import type { RecordTokens } from './prepareRecord';
import type { SearchTables } from './tables';

/** Searched columns: all, or titles only. */
export type SearchedPart = 'everywhere' | 'title';

/** Matching record; smaller tiers rank first. */
export interface MatchedRow {
  row_id: number;
  /**
   * 0: every word is in the title; 1: the last one as a prefix; 2: every word is in title or description; 3: some word is
   * in the title; 4: elsewhere.
   */
  tier: number;
}

/** Differences between the engines; tokens, order and all other queries are the same. */
export interface SearchDialect {
  /** True if several processes may write to the database. */
  readonly isShared: boolean;
  /** Type of a column that numbers its rows. */
  readonly identity: 'serial' | 'integer';
  /** Type of texts whose order must not depend on the language of the database. */
  readonly textType: RawBuilder<unknown>;
  createTokenTable: (db: Kysely<SearchTables>) => Promise<void>;
  dropTokenTable: (db: Kysely<SearchTables>) => Promise<void>;
  writeTokens: (db: Kysely<SearchTables>, rowId: number, tokens: RecordTokens) => Promise<void>;
  removeTokens: (db: Kysely<SearchTables>, rowIds: readonly number[]) => Promise<void>;
  /** Subquery of the records of a scope that match all terms. */
  matches: (scope: string, query: SearchQuery, part: SearchedPart) => RawBuilder<MatchedRow>;
  /** Blocks other writing processes until the transaction ends. */
  lockForWriting: (db: Kysely<SearchTables>) => Promise<void>;
}
