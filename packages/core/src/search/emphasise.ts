import type { LanguageCode } from '@kmx/contract/locales';
import { normalizeText } from '../content/normalizeText';

import { isTermMatch, type SearchQuery } from './createSearchQuery';
import { findPlainTokens, findTokens, type FoundToken } from './findTokens';
import type { TextSegment } from './TextSegment';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Every measurement has a figure: who asks for none finds none. */
const hasFigureTerms = ({ terms }: SearchQuery) =>
  terms.some(({ alternatives }) => alternatives.some((word) => /\p{N}/u.test(word)));

/**
 * Whether a text may hold a word of a query, found without cutting it into words, which is dear where it has no spaces. A
 * figure is written in many ways, so of those only the tokens tell.
 */
function mayHold(text: string, query: SearchQuery): boolean {
  if (hasFigureTerms(query)) return true;
  const normalized = normalizeText(text).replaceAll(' ', '');
  return query.terms.some(({ alternatives }) => alternatives.some((word) => normalized.includes(word)));
}

/** The tokens of a text that a query asks for. */
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

/** Where a text holds what the query asks for, in its order; spans that touch or overlap are one. */
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
 * "Search suggestions and results … emphasise query words" (section 5): the text in pieces, those that the query asks for
 * marked. Joined they are the text itself; there is no HTML in it.
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
