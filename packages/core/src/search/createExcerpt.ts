import type { LanguageCode } from '@kmx/contract/locales';

import { isTermMatch, type SearchQuery, type SearchTerm } from './createSearchQuery';
import { findMatchingTokens } from './emphasise';
import type { FoundToken } from './findTokens';

/** What an excerpt is made from. */
export interface ExcerptInput {
  /** Stands above the excerpt: what it holds need not be shown again. */
  readonly title?: string;
  readonly description: string;
  /** Each line stands for itself: a paragraph, a heading, a line of technical data. */
  readonly text: string;
  readonly query: SearchQuery;
  readonly language: LanguageCode;
  /** 200 by default, ellipses not counted. */
  readonly maxCharacters?: number;
}

/** A sentence, or a line that is short, and how much of what was asked stands in it. */
interface Passage {
  /** The line that it is from; what follows in it may be shown as well. */
  readonly line: string;
  readonly from: number;
  /** Where the first match begins in the line. */
  readonly match: number;
  /** How many of the query's terms it holds. */
  readonly terms: number;
  /** How many of them as they were typed, not as the same measure in the other system. */
  readonly ownTerms: number;
  /** A measure; or not only what was asked, as a name or a tag, and not a mere word of many that were asked. */
  readonly isSignificant: boolean;
}

const ellipsis = '…';
const defaultMaxCharacters = 200;

/** Up to where words fit; a text without spaces is cut where it is. */
function endOfWord(text: string, start: number, maxCharacters: number): number {
  const limit = start + maxCharacters;
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > start + maxCharacters / 2 ? space : limit;
}

/** Begins with the sentence of what was found, or, in a long one, a few words before it. */
function startOfWindow({ line, from, match }: Passage, maxCharacters: number): number {
  if (match - from <= maxCharacters / 2) return from;
  const wanted = match - Math.floor(maxCharacters / 4);
  const space = line.indexOf(' ', wanted);
  return space === -1 || space >= match ? wanted : space + 1;
}

/** A surrogate pair is one character: no half of it may remain. */
function slice(text: string, start: number, end: number): string {
  const isHalf = (index: number) => /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1));
  return text.slice(isHalf(start) ? start + 1 : start, isHalf(end) ? end - 1 : end);
}

function cut(text: string, from: number, maxCharacters: number): string {
  const end = endOfWord(text, from, maxCharacters);
  return `${from > 0 ? ellipsis : ''}${slice(text, from, end).trim()}${end < text.length ? ellipsis : ''}`;
}

/** No-break spaces stay: a figure is not parted from its unit. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim())
    .filter((line) => line !== '');

const endOfSentence = /(?<=[.!?…]) |(?<=[。！？])/u;

/** The sentences of a long line with their places; a short line is shown whole. */
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

/** More than a name or a tag, which tell nothing about what was asked. */
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

/** The first of those that hold the most of what was asked, as it was typed where that is possible. */
const findBest = (passages: readonly Passage[]): Passage | undefined =>
  passages.reduce<Passage | undefined>(
    (best, passage) => (!best || isBetter(passage, best) ? passage : best),
    undefined,
  );

/** What the title does not hold; everything where it holds all and there is no description to introduce it. */
function queryToShow({ title = '', description, query, language }: ExcerptInput): SearchQuery {
  const inTitle = findMatchingTokens(title, query, language);
  const terms = query.terms.filter((term) => !holds(inTitle, term));
  return terms.length === 0 && description.trim() === '' ? query : { terms };
}

/**
 * What a result shows below its title: the description, unless a sentence or a line of the text holds more of what the title
 * does not. A line of technical data is shown alone: "Conductor cross-section: 0.5 – 25 mm²".
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
