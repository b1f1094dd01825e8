import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode, SearchKind } from '@kmx/core';

/** A record as it is kept for showing it; the engine's own index lies beside it. */
export interface RecordTable {
  row_id: Generated<number>;
  source: string;
  site_key: string;
  language: LanguageCode;
  id: string;
  /** Of everything in the record: what has not changed is not written again. */
  digest: string;
  kind: SearchKind;
  /** Among equals, the smaller first. */
  kind_rank: number;
  title_length: number;
  content_language: LanguageCode;
  /** ` CH DE `, to be searched with LIKE; empty: everywhere. */
  countries: string;
  /** In the same spelling: where another version of it is shown. */
  except_countries: string;
  title: string;
  description: string;
  text: string;
  path: string;
  /** A JSON list of words. */
  trail: string;
  image_url: string | null;
  updated_at: string | null;
}

/** The words that a source's records are found by, in one language of one site: for typing errors. */
export interface WordTable {
  source: string;
  site_key: string;
  language: LanguageCode;
  token: string;
  spelling: string;
  token_length: number;
  uses: number;
}

/** When a source was last indexed as a whole. */
interface SourceTable {
  source: string;
  /** ISO 8601. */
  indexed_at: string;
}

/** What is still to be indexed: survives a restart. Times are milliseconds since 1970. */
export interface JobTable {
  key: string;
  /** Grows with each wish for the same job, so that one that came while it ran is not lost. */
  wishes: ColumnType<number, number | undefined, number>;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: ColumnType<number, number, number>;
  /** Nobody else may run it until then; 0: nobody runs it. */
  leased_until: ColumnType<number, number | undefined, number>;
  last_error: string | null;
}

/** The tables of the search, the same on both databases. */
export interface SearchTables {
  search_records: RecordTable;
  search_words: WordTable;
  search_sources: SourceTable;
  search_jobs: JobTable;
  search_schema: { version: number };
}
