import type { LanguageCode } from '../locales';

import type { SearchKind } from './searchKinds';
import type { TextSegment } from './TextSegment';

/** Addresses and limits of the search service. Every request is a POST in JSON with `x-service-key`. */
export const searchApi = {
  searchPath: '/v1/search',
  suggestionsPath: '/v1/suggestions',
  publicationsPath: '/v1/publications',
  queryCharacters: 200,
  /** Maximum number of records per response, and maximum offset. */
  maxRecords: 1000,
  maxTags: 200,
  tagCharacters: 200,
} as const;

export interface SearchApiScope {
  readonly siteKey: string;
  readonly language: LanguageCode;
  /** ISO 3166 alpha-2 in upper case, or `ALL`. */
  readonly country: string;
}

/** Body of `POST /v1/search`. */
export interface SearchApiRequest extends SearchApiScope {
  /** As typed; an empty query finds nothing. */
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
  /** True if the site shows products: the response is incomplete until these are indexed. */
  readonly includesProducts: boolean;
}

interface SearchApiEntry {
  readonly kind: SearchKind;
  /** Without the brand suffix. */
  readonly title: string;
  /** Language of the text; differs from that of the request if the record is not translated. */
  readonly language: LanguageCode;
  /** Inside the site, without locale; for a document, inside the product service. */
  readonly path: string;
}

export interface SearchApiRecord extends SearchApiEntry {
  readonly id: string;
  /** About 200 characters: the description, or the passage of the text that matches. */
  readonly description: string;
  readonly titleSegments: readonly TextSegment[];
  readonly descriptionSegments: readonly TextSegment[];
  /** Titles of the ancestors from the top down. */
  readonly trail: readonly string[];
  /** Inside the product service. */
  readonly imageUrl: string | null;
}

/** Response of `POST /v1/search`. */
export interface SearchApiResponse {
  readonly total: number;
  readonly records: readonly SearchApiRecord[];
  /** Corrected spelling that has results; only if the query has none. */
  readonly didYouMean?: string;
  /** True while the index is being built. */
  readonly isIncomplete: boolean;
}

/** Body of `POST /v1/suggestions`. */
export interface SuggestionsApiRequest extends SearchApiScope {
  readonly query: string;
  readonly limit: number;
}

export interface SuggestionsApiEntry extends SearchApiEntry {
  readonly segments: readonly TextSegment[];
}

/** Response of `POST /v1/suggestions`. */
export interface SuggestionsApiResponse {
  readonly suggestions: readonly SuggestionsApiEntry[];
}

/** Body of `POST /v1/publications`: cache tags of the published content. */
export interface PublicationNotice {
  readonly tags: readonly string[];
}
