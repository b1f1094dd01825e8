import type { LanguageCode } from '@kmx/contract/locales';
import type { TextSegment } from '@kmx/contract/search';
import { normalizePhrase } from '@kmx/contract/text';

import { isTermMatch, type SearchQuery } from './createSearchQuery';
import { findPlainTokens, findTokens, type FoundToken } from './findTokens';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every measurement contains a figure, so other queries need no search for them. */
const hasFigureTerms = ({ terms }: SearchQuery) =>
  terms.some(({ alternatives }) => alternatives.some((word) => /\p{N}/u.test(word)));

/**
 * Checks for a possible match without tokenizing, which is expensive in languages without spaces. Figures have several
 * spellings, so only tokens can match them.
 */
function mayHold(text: string, query: SearchQuery): boolean {
  if (hasFigureTerms(query)) return true;
  const normalized = normalizePhrase(text).replaceAll(' ', '');
  return query.terms.some(({ alternatives }) => alternatives.some((word) => normalized.includes(word)));
}

export function findMatchingTokens(
  text: string,
  query: SearchQuery,
  language: LanguageCode,
): readonly FoundToken[] {
  if (!mayHold(text, query)) return [];
  const tokens = hasFigureTerms(query) ? findTokens(text, language) : findPlainTokens(text, language);
  return tokens
    .filter(({ start, end }) => end > start)
    .filter(({ token }) => query.terms.some((term) => isTermMatch(token, term)));
}

/** Returns the matching ranges of a text in order; overlapping and adjacent ones are merged. */
export function findMatches(text: string, query: SearchQuery, language: LanguageCode): readonly Span[] {
  const found = [...findMatchingTokens(text, query, language)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const spans: Span[] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    if (last && start <= last.end) spans[spans.length - 1] = { ...last, end: Math.max(last.end, end) };
    else spans.push({ start, end });
  }
  return spans;
}

/**
 * "Search suggestions and results … emphasise query words" (section 5): splits the text into segments with the matches
 * marked. Joined they are the original text, without HTML.
 */
export function emphasise(text: string, query: SearchQuery, language: LanguageCode): readonly TextSegment[] {
  const spans = findMatches(text, query, language);
  const pieces = spans.flatMap(({ start, end }, index): readonly TextSegment[] => [
    { text: text.slice(spans[index - 1]?.end ?? 0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
  ]);
  const rest = { text: text.slice(spans.at(-1)?.end ?? 0), isMatch: false };
  return [...pieces, rest].filter((piece) => piece.text !== '');
}
