import type { LanguageCode, SearchKind, TextSegment } from '@kmx/core';
import type { DataLink } from '@kmx/design-system';

export interface SearchResult {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: readonly TextSegment[];
  readonly text: readonly TextSegment[];
  readonly href: string;
  readonly dataLink: DataLink;
  /** Titles of the ancestors from the top down; may be empty. */
  readonly trail: readonly string[];
  /** Set if the text is not in the reader's language. */
  readonly language?: LanguageCode;
  /** A square picture, small. */
  readonly imageUrl?: string;
}

/** Product or product group whose name is exactly the query. */
export interface DirectResult {
  readonly kind: SearchKind;
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly imageUrl?: string;
}

/** Visible part of the results. */
export interface SearchResultsData {
  readonly query: string;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly direct?: DirectResult;
  /** Shows the next results below those that are shown. */
  readonly more?: { readonly href: string; readonly amount: number };
  /** True if there are more results than are shown. */
  readonly isLimited: boolean;
  /** The index is being built. */
  readonly isIncomplete: boolean;
}

/** The id of the link of a result, counted from 1: where "Show {amount} more" lands. */
export const searchResultId = (position: number): string => `result-${position}`;
