import { foldText } from '../content/foldText';
import type { LanguageCode } from '../types/Language';
import { findMeasurements } from '../units/findMeasurements';
import { normalizeMeasurementText } from '../units/parseUnit';

import { measurementToken } from './measurementToken';

/** A token and where it stands in the text, in UTF-16 units. */
export interface FoundToken {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** "0.5" and "0,5" are one word; "KMX-1004" is two, and a third one when joined. */
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
  // Most words are plain, and folding is what costs most when thousands of texts are indexed.
  if (plain.test(text)) return text.toLowerCase();
  if (number.test(text)) return text.normalize('NFKC').replaceAll(',', '.');
  return foldText(text).replaceAll(' ', '');
}

/** The words of a run of letters: of Chinese and Japanese, which put no spaces, those that the dictionary knows. */
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

/** The words of a text in their order, folded: lower case, Latin letters without accents. */
export const findWords = (text: string, language: LanguageCode): readonly FoundToken[] =>
  [...text.matchAll(word)]
    .flatMap((match) => segment(match[0], match.index, language))
    .filter(({ token }) => token !== '');

/** "KMX-1004" is also searched as "kmx1004", "e-mail" as "email". */
const findCompounds = (text: string): readonly FoundToken[] =>
  [...text.matchAll(compound)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    token: tokenOf(found),
  }));

/** "0.5 mm²" as one token, so that it is found as a whole. Where spelling alike changes a line's length, nobody knows where it stood. */
function findMeasures(text: string): readonly FoundToken[] {
  return [...text.matchAll(lineWithDigits)].flatMap(({ 0: line, index }) => {
    const normalized = normalizeMeasurementText(line);
    const isSameLength = normalized.length === line.length;
    return findMeasurements(normalized).map(({ start, end, measurement }) => ({
      ...(isSameLength ? { start: index + start, end: index + end } : { start: 0, end: 0 }),
      token: measurementToken(measurement),
    }));
  });
}

/** All that a text is found by: its words, compounds as one word, measurements. */
export function findTokens(text: string, language: LanguageCode): readonly FoundToken[] {
  return [...findWords(text, language), ...findCompounds(text), ...findMeasures(text)];
}

/**
 * The tokens of a text for an index, the same for every engine (issue: "Chinese and Japanese segmented"): words folded to lower
 * case without accents, compounds also joined, measurements as one token. In the text's order, compounds and measurements last.
 */
export const tokenize = (text: string, language: LanguageCode): readonly string[] =>
  findTokens(text.normalize('NFKC'), language).map(({ token }) => token);
