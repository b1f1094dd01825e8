import type { LanguageCode, SearchKind, TextSegment } from '@kmx/core';
import type { DataLink } from '@kmx/design-system';

/** One thing that was found. */
export interface SearchResult {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: readonly TextSegment[];
  readonly text: readonly TextSegment[];
  readonly href: string;
  readonly dataLink: DataLink;
  /** Where it stands, from the top down; may be empty. */
  readonly trail: readonly string[];
  /** Only when the words are not in the reader's language. */
  readonly language?: LanguageCode;
  /** A square picture, small. */
  readonly imageUrl?: string;
}

/** The product or product group that is called exactly as the query says. */
export interface DirectResult {
  readonly kind: SearchKind;
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly imageUrl?: string;
}

/** What a search found, as far as it is shown. */
export interface SearchResultsData {
  readonly query: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly direct?: DirectResult;
  /** Shows the next results below those that are shown. */
  readonly more?: { readonly href: string; readonly amount: number };
  /** There are more, but nobody reads that far. */
  readonly isLimited: boolean;
  /** The index is being built. */
  readonly isIncomplete: boolean;
}

/** The id of the link of a result, counted from 1: where "Show {amount} more" lands. */
export const searchResultId = (position: number): string => `result-${position}`;
