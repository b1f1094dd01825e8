import type { LanguageCode } from '@kmx/contract/locales';

import { isTermMatch, type SearchQuery, type SearchTerm } from './createSearchQuery';
import { findMatchingTokens } from './emphasise';
import type { FoundToken } from './findTokens';

export interface ExcerptInput {
  /** Title above the excerpt, which need not be repeated. */
  readonly title?: string;
  readonly description: string;
  /** Each line is independent: a paragraph, a heading, a line of technical data. */
  readonly text: string;
  readonly query: SearchQuery;
  readonly language: LanguageCode;
  /** 200 by default, without ellipses. */
  readonly maxCharacters?: number;
}

/** Sentence or short line, with its matches. */
interface Passage {
  /** Line that contains it; the text after it may be shown too. */
  readonly line: string;
  readonly from: number;
  readonly match: number;
  /** Number of query terms in it. */
  readonly terms: number;
  /** Number of terms in their typed form, not as the same measure in the other system. */
  readonly ownTerms: number;
  /** True if it contains a measure, or more text than the matches, as opposed to a name, a tag or one word of many. */
  readonly isSignificant: boolean;
}

const ellipsis = '…';
const defaultMaxCharacters = 200;

/** Last word boundary that fits; texts without spaces are cut at the limit. */
function endOfWord(text: string, start: number, maxCharacters: number): number {
  const limit = start + maxCharacters;
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > start + maxCharacters / 2 ? space : limit;
}

/** Starts at the sentence of the match or, in a long one, a few words before it. */
function startOfWindow({ line, from, match }: Passage, maxCharacters: number): number {
  if (match - from <= maxCharacters / 2) return from;
  const requested = match - Math.floor(maxCharacters / 4);
  const space = line.indexOf(' ', requested);
  return space === -1 || space >= match ? requested : space + 1;
}

/** Never splits a surrogate pair. */
function slice(text: string, start: number, end: number): string {
  const isHalf = (index: number) => /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1));
  return text.slice(isHalf(start) ? start + 1 : start, isHalf(end) ? end - 1 : end);
}

function cut(text: string, from: number, maxCharacters: number): string {
  const end = endOfWord(text, from, maxCharacters);
  return `${from > 0 ? ellipsis : ''}${slice(text, from, end).trim()}${end < text.length ? ellipsis : ''}`;
}

/** Keeps no-break spaces, so that a figure is not separated from its unit. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim())
    .filter((line) => line !== '');

const endOfSentence = /(?<=[.!?…]) |(?<=[。！？])/u;

/** Splits a long line into sentences with their offsets; short lines are kept whole. */
function sentencesOf(line: string, maxCharacters: number): readonly { text: string; from: number }[] {
  if (line.length <= maxCharacters) return [{ text: line, from: 0 }];
  let searched = 0;
  return line.split(endOfSentence).map((text) => {
    const from = line.indexOf(text, searched);
    searched = from + text.length;
    return { text, from };
  });
}

const letters = /[\p{L}\p{N}]/gu;

/** False for a name or a tag, which add nothing to the query. */
function hasOtherText(text: string, tokens: readonly FoundToken[]): boolean {
  const isSearched = (index: number) => tokens.some(({ start, end }) => index >= start && index < end);
  return [...text.matchAll(letters)].some(({ index }) => !isSearched(index));
}

const isMeasure = ({ alternatives }: SearchTerm) => alternatives.some((word) => /^\p{N}.*\p{L}$/u.test(word));

const holds = (tokens: readonly FoundToken[], term: SearchTerm) =>
  tokens.some(({ token }) => isTermMatch(token, term));

function readPassages(line: string, query: SearchQuery, input: ExcerptInput): readonly Passage[] {
  const { language, maxCharacters = defaultMaxCharacters } = input;
  return sentencesOf(line, maxCharacters).flatMap(({ text, from }) => {
    const tokens = findMatchingTokens(text, query, language);
    if (tokens.length === 0) return [];
    const held = query.terms.filter((term) => holds(tokens, term));
    const own = held.filter(({ alternatives, isPrefix }) =>
      holds(tokens, { alternatives: alternatives.slice(0, 1), isPrefix }),
    );
    return [
      {
        line,
        from,
        match: from + Math.min(...tokens.map(({ start }) => start)),
        terms: held.length,
        ownTerms: own.length,
        isSignificant:
          held.some(isMeasure) || (hasOtherText(text, tokens) && held.length * 2 > query.terms.length),
      },
    ];
  });
}

const isBetter = (one: Passage, other: Passage) =>
  one.terms > other.terms || (one.terms === other.terms && one.ownTerms > other.ownTerms);

const findBest = (passages: readonly Passage[]): Passage | undefined =>
  passages.reduce<Passage | undefined>(
    (best, passage) => (!best || isBetter(passage, best) ? passage : best),
    undefined,
  );

/** Terms that the title lacks; all terms if it contains all and there is no description. */
function queryToShow({ title = '', description, query, language }: ExcerptInput): SearchQuery {
  const inTitle = findMatchingTokens(title, query, language);
  const terms = query.terms.filter((term) => !holds(inTitle, term));
  return terms.length === 0 && description.trim() === '' ? query : { terms };
}

/**
 * Creates the text below a result's title: the description, unless a sentence or line of the text matches more of the
 * terms that the title lacks. Lines of technical data are shown alone: "Conductor cross-section: 0.5 – 25 mm²".
 */
export function createExcerpt(input: ExcerptInput): string {
  const { maxCharacters = defaultMaxCharacters } = input;
  const description = linesOf(input.description).join(' · ');
  const lines = linesOf(input.text);
  const query = queryToShow(input);
  const inText = query.terms.length === 0 ? [] : lines.flatMap((line) => readPassages(line, query, input));
  const shown = findBest([
    ...readPassages(description, query, input),
    ...inText.filter(({ isSignificant }) => isSignificant),
  ]);
  if (!shown) return cut(description === '' ? lines.join(' · ') : description, 0, maxCharacters);
  const isWhole = shown.line === description && shown.match < maxCharacters;
  return cut(shown.line, isWhole ? 0 : startOfWindow(shown, maxCharacters), maxCharacters);
}
