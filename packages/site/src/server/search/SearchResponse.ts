import type { LanguageCode, SearchKind, SearchRouteResult, TextSegment } from '@kmx/core';

/** One thing that was found, ready to be shown. */
export interface SearchHit {
  id: string;
  kind: SearchKind;
  /** Without the brand behind it. */
  title: string;
  /** About 200 characters: the description, or the words around what was found in the text. */
  description: string;
  titleSegments: readonly TextSegment[];
  descriptionSegments: readonly TextSegment[];
  /** Localised address; a document's leads to the file. */
  url: string;
  /** What the words are written in: show it, and set `lang`, when it is not the reader's. */
  language: LanguageCode;
  /** Where it stands, in words, from the top down, itself left out; may be empty. */
  trail: readonly string[];
  /** A picture of about 768 px, `?width=` allowed; products and product groups alone. */
  imageUrl: string | null;
}

/** The product or product group that is called exactly as the query says. */
export interface SearchRouteTarget {
  kind: 'classification' | 'product';
  name: string;
  url: string;
  description: string;
  imageUrl: string | null;
}

/** What a search found (section 2.3). */
export interface SearchResponse {
  /** As it was searched: trimmed. */
  query: string;
  /** Those of the page; with `isUpToPage` those of all pages until it. */
  records: readonly SearchHit[];
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  /** A better spelling that finds something; only when nothing was found. */
  didYouMean?: string;
  /** The index is being built: there may be more soon. */
  isIncomplete: boolean;
  /** "Search route result: found, type (classification or product), slug" (section 3). */
  route: SearchRouteResult;
  /** Where the route result leads to; `null` when there is none. */
  routeTarget: SearchRouteTarget | null;
}

/** Why nothing can be searched, for who runs the site. */
export interface SearchUnavailable {
  code: 'searchUnavailable';
  sentence: string;
}

/** One proposal while a reader types. */
export interface SearchSuggestion {
  title: string;
  segments: readonly TextSegment[];
  url: string;
  kind: SearchKind;
  language: LanguageCode;
}
