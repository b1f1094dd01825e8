import type { LanguageCode } from '@kmx/contract/locales';
import { normalizePhrase } from '@kmx/contract/text';
import { normalizeMeasurementText } from '../units/parseUnit';

import { findMeasuredSpans } from './findMeasuredSpans';
import { measurementToken } from './measurementToken';

export interface FoundToken {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** "0.5" and "0,5" are one word; "KMX-1004" is two words, and also one joined word. */
const word = /\p{Nd}+(?:[.,]\p{Nd}+)+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
const number = /^\p{Nd}+(?:[.,]\p{Nd}+)+$/u;
const compound = /(?<![\p{L}\p{M}\p{N}.,])[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu;
const lineWithDigits = /[^\n]*\p{N}[^\n]*/gu;
const plain = /^[a-z0-9]+$/i;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const created = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, created);
  return created;
}

function tokenOf(text: string): string {
  // Most words are plain, and normalizing dominates the cost of indexing thousands of texts.
  if (plain.test(text)) return text.toLowerCase();
  if (number.test(text)) return text.normalize('NFKC').replaceAll(',', '.');
  return normalizePhrase(text).replaceAll(' ', '');
}

/** Splits a run of letters into words; Chinese and Japanese by the dictionary. */
function segment(run: string, start: number, language: LanguageCode): readonly FoundToken[] {
  if (!withoutSpaces.test(run)) return [{ start, end: start + run.length, token: tokenOf(run) }];
  return [...segmenterOf(language).segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment: part }) => ({
      start: start + index,
      end: start + index + part.length,
      token: tokenOf(part),
    }));
}

export const findWords = (text: string, language: LanguageCode): readonly FoundToken[] =>
  [...text.matchAll(word)]
    .flatMap((match) => segment(match[0], match.index, language))
    .filter(({ token }) => token !== '');

/** "KMX-1004" is also found as "kmx1004", "e-mail" as "email". */
const findCompounds = (text: string): readonly FoundToken[] =>
  [...text.matchAll(compound)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    token: tokenOf(found),
  }));

/**
 * Maps an offset of the normalized line to the original line: an ellipsis became three points, two spaces one.
 * `before` returns the last possible offset, `after` the first.
 */
function positionInLine(line: string, offset: number, side: 'before' | 'after'): number {
  // The additional letter prevents trimming of trailing spaces.
  const lengthUntil = (index: number) => normalizeMeasurementText(`${line.slice(0, index)}x`).length - 1;
  if (lengthUntil(offset) === offset) return offset;
  let low = 0;
  let high = line.length;
  while (low < high) {
    const middle = side === 'before' ? Math.ceil((low + high) / 2) : Math.floor((low + high) / 2);
    const length = lengthUntil(middle);
    if (side === 'before' && length <= offset) low = middle;
    else if (side === 'before') high = middle - 1;
    else if (length >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns "0.5 mm²" as one token. */
function findMeasures(text: string, language: LanguageCode): readonly FoundToken[] {
  return [...text.matchAll(lineWithDigits)].flatMap(({ 0: line, index }) => {
    const normalized = normalizeMeasurementText(line);
    const toPosition = (offset: number, side: 'before' | 'after') =>
      index + positionInLine(line, offset, side);
    return findMeasuredSpans(normalized, language).map(({ start, end, measurement }) => ({
      start: toPosition(start, 'before'),
      end: toPosition(end, 'after'),
      token: measurementToken(measurement),
    }));
  });
}

export const findPlainTokens = (text: string, language: LanguageCode): readonly FoundToken[] => [
  ...findWords(text, language),
  ...findCompounds(text),
];

export function findTokens(text: string, language: LanguageCode): readonly FoundToken[] {
  return [...findPlainTokens(text, language), ...findMeasures(text, language)];
}

/**
 * Tokenizes a text for any search engine: normalized words (Chinese and Japanese segmented), joined compounds,
 * measurements as one token. In text order, with compounds and measurements last.
 */
export const tokenize = (text: string, language: LanguageCode): readonly string[] =>
  findTokens(text.normalize('NFKC').replaceAll('\u00ad', ''), language).map(({ token }) => token);
