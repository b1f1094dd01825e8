import type { LanguageCode, SearchKind, TextSegment } from '@kmx/core';
import type { DataLink } from '@kmx/design-system';

export interface SearchResult {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: readonly TextSegment[];
  readonly text: readonly TextSegment[];
  readonly href: string;
  readonly dataLink: DataLink;
  /** Titles of the ancestors, topmost first; may be empty. */
  readonly trail: readonly string[];
  /** Set if the text is not in the reader's language. */
  readonly language?: LanguageCode;
  /** Small square picture. */
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
  /** Link to the next results, which are appended. */
  readonly more?: { readonly href: string; readonly amount: number };
  /** True if not all results are available. */
  readonly isLimited: boolean;
  /** True while the index is being built. */
  readonly isIncomplete: boolean;
}

/** Returns the id of a result's link, counted from 1: the target of "Show {amount} more". */
export const searchResultId = (position: number): string => `result-${position}`;
