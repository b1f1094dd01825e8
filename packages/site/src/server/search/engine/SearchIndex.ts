import type { LanguageCode, SearchQuery, SearchRecord, VocabularyWord } from '@kmx/core';

/** Whose records are searched. */
export interface SearchScope {
  siteKey: string;
  language: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, or `ALL`. */
  country: string;
}

/** What is asked of an index; `offset` and `limit` count records. */
export interface SearchQuestion extends SearchScope {
  query: SearchQuery;
  offset: number;
  limit: number;
}

/** A record as it was found. */
export type FoundRecord = Omit<SearchRecord, 'siteKey' | 'language' | 'countries' | 'exceptCountries'>;

/** The records of a page, the best first, and how many there are on all. */
export interface FoundRecords {
  total: number;
  records: readonly FoundRecord[];
}

/** What indexing a source changed. */
export interface IndexChange {
  written: number;
  removed: number;
  unchanged: number;
}

/** A source that was indexed as a whole at least once; ISO 8601. */
export interface IndexedSource {
  source: string;
  indexedAt: string;
  records: number;
}

/** A search engine: SQLite and PostgreSQL answer the same. */
export interface SearchIndex {
  /** Replaces all records of a source at once: who searches sees the old ones or the new ones. */
  index: (source: string, records: readonly SearchRecord[]) => Promise<IndexChange>;
  /** Forgets a source. */
  remove: (source: string) => Promise<void>;
  search: (question: SearchQuestion) => Promise<FoundRecords>;
  /** What has the words in its title, each title once. */
  suggest: (question: Omit<SearchQuestion, 'offset'>) => Promise<readonly FoundRecord[]>;
  /** The words of a site in a language, with a length in code units between two bounds. */
  vocabulary: (
    scope: Pick<SearchScope, 'siteKey' | 'language'>,
    shortest: number,
    longest: number,
  ) => Promise<readonly VocabularyWord[]>;
  /** Whether all of these sources were indexed. */
  hasIndexed: (sources: readonly string[]) => Promise<boolean>;
  state: () => Promise<readonly IndexedSource[]>;
  close: () => Promise<void>;
}
