import type { LanguageCode, SearchKind, SearchRouteResult, TextSegment } from '@kmx/core';

export interface SearchHit {
  id: string;
  kind: SearchKind;
  /** Without the brand suffix. */
  title: string;
  /** About 200 characters: the description, or the passage of the text that matches. */
  description: string;
  titleSegments: readonly TextSegment[];
  descriptionSegments: readonly TextSegment[];
  /** Localised; for a document, the address of its file. */
  url: string;
  /** Language of the texts: displayed, with `lang`, if it is not the reader's. */
  language: LanguageCode;
  /** Titles of the ancestors from the top down. */
  trail: readonly string[];
  /** Only for products and product groups; 768 px wide by default, see `?width=`. */
  imageUrl: string | null;
}

/** Product or product group whose name or slug is the query. */
export interface SearchRouteTarget {
  kind: 'classification' | 'product';
  name: string;
  url: string;
  description: string;
  imageUrl: string | null;
}

/** Result of a search (section 2.3). */
export interface SearchResponse {
  /** Trimmed. */
  query: string;
  /** Records of the page; with `isUpToPage` also those of previous pages. */
  records: readonly SearchHit[];
  total: number;
  /** One-based. */
  page: number;
  pageSize: number;
  /** Corrected spelling that has results; only if the query has none. */
  didYouMean?: string;
  /** True while the index is being built. */
  isIncomplete: boolean;
  /** "Search route result: found, type (classification or product), slug" (section 3). */
  route: SearchRouteResult;
  routeTarget: SearchRouteTarget | null;
}

export interface SearchUnavailable {
  code: 'searchUnavailable';
  sentence: string;
}

export interface SearchSuggestion {
  title: string;
  segments: readonly TextSegment[];
  url: string;
  kind: SearchKind;
  language: LanguageCode;
}
