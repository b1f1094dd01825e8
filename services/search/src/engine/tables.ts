import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode, SearchKind } from '@kmx/core';

/** Record as it is displayed; the engine's own index is a table beside it. */
export interface RecordTable {
  row_id: Generated<number>;
  source: string;
  site_key: string;
  language: LanguageCode;
  id: string;
  /** Digest of the record: unchanged records are not written again. */
  digest: string;
  kind: SearchKind;
  /** Smaller ranks come first within a tier. */
  kind_rank: number;
  title_length: number;
  content_language: LanguageCode;
  /** ` CH DE `, to be searched with LIKE; empty: everywhere. */
  countries: string;
  /** Countries with another version, in the same format. */
  except_countries: string;
  title: string;
  description: string;
  text: string;
  path: string;
  /** JSON array of titles. */
  trail: string;
  image_url: string | null;
  updated_at: string | null;
  /** ISO 8601 in UTC, to be compared as text. */
  shown_from: string | null;
  shown_until: string | null;
}

export interface WordTable {
  source: string;
  site_key: string;
  language: LanguageCode;
  token: string;
  spelling: string;
  token_length: number;
  uses: number;
}

/** Time at which a source was last indexed. */
interface SourceTable {
  source: string;
  /** ISO 8601. */
  indexed_at: string;
}

/** Pending job. Times are milliseconds since 1970. */
export interface JobTable {
  key: string;
  /** Counts the requests for a job, so that one during its run is not lost. */
  requests: ColumnType<number, number | undefined, number>;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: ColumnType<number, number, number>;
  /** Time of the first request that is not done; unlike `due_at`, failures do not change it. */
  requested_at: number;
  /** Reserved for one process until then; 0: not running. */
  leased_until: ColumnType<number, number | undefined, number>;
  last_error: string | null;
}

/** Tables of the search, the same on both databases. */
export interface SearchTables {
  search_records: RecordTable;
  search_words: WordTable;
  search_sources: SourceTable;
  search_jobs: JobTable;
  search_schema: { version: number };
}
