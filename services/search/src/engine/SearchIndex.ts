import type { LanguageCode, SearchQuery, SearchRecord, VocabularyWord } from '@kmx/core';

export interface SearchScope {
  siteKey: string;
  language: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, or `ALL`. */
  country: string;
}

/** Query of an index; `offset` and `limit` count records. */
export interface IndexQuery extends SearchScope {
  query: SearchQuery;
  offset: number;
  limit: number;
}

/** Found record, without the fields of its scope. */
export type FoundRecord = Omit<
  SearchRecord,
  'siteKey' | 'language' | 'countries' | 'exceptCountries' | 'shownFrom' | 'shownUntil'
>;

/** Records of a page, the best first, and the total. */
export interface FoundRecords {
  total: number;
  records: readonly FoundRecord[];
}

export interface IndexChange {
  written: number;
  removed: number;
  unchanged: number;
}

/** Source that was indexed at least once. */
export interface IndexedSource {
  source: string;
  indexedAt: string;
  records: number;
}

/** Search engine; SQLite and PostgreSQL return the same results. */
export interface SearchIndex {
  /** Replaces all records of a source in one transaction. */
  index: (source: string, records: readonly SearchRecord[]) => Promise<IndexChange>;
  /** Removes a source with its records. */
  remove: (source: string) => Promise<void>;
  search: (request: IndexQuery) => Promise<FoundRecords>;
  /** Finds records by their titles, each title once. */
  suggest: (request: Omit<IndexQuery, 'offset'>) => Promise<readonly FoundRecord[]>;
  /** Returns the words of a site in a language with a length in code units between two bounds. */
  vocabulary: (
    scope: Pick<SearchScope, 'siteKey' | 'language'>,
    shortest: number,
    longest: number,
  ) => Promise<readonly VocabularyWord[]>;
  /** True if all of these sources were indexed. */
  hasIndexed: (sources: readonly string[]) => Promise<boolean>;
  state: () => Promise<readonly IndexedSource[]>;
  close: () => Promise<void>;
}
