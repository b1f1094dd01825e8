import { distance } from 'fastest-levenshtein';

import type { LanguageCode } from '@kmx/contract/locales';

import { countTypos } from './countTypos';
import { findWords } from './findTokens';
import { withoutMarkup } from './withoutMarkup';

export interface VocabularyWord {
  readonly token: string;
  /** Original spelling with accents. */
  readonly spelling: string;
  /** Number of records that contain it. */
  readonly uses: number;
}

/** Number of tolerated typos: none in short words, which have too many neighbours. */
export function allowedTypos(token: string): number {
  if (token.length < 4) return 0;
  return token.length < 7 ? 1 : 2;
}

function nearest(token: string, vocabulary: readonly VocabularyWord[]): VocabularyWord | undefined {
  const allowed = allowedTypos(token);
  const near = vocabulary
    .filter((word) => Math.abs(word.token.length - token.length) <= allowed)
    // A swapped pair is one typo, but two edits: the faster distance preselects the candidates.
    .filter((word) => distance(word.token, token) <= 2 * allowed)
    .map((word) => ({ word, typos: countTypos(word.token, token) }))
    .filter(({ typos }) => typos <= allowed)
    .sort((one, other) => one.typos - other.typos || other.word.uses - one.word.uses);
  return near[0]?.word;
}

/**
 * Corrects the words that the vocabulary lacks: 1 wrong letter or swapped pair from 4 letters on, 2 from 7 on; prefers
 * the more frequent word. Removes markup. `undefined` if nothing can be corrected.
 */
export function suggestSpelling(
  given: string,
  language: LanguageCode,
  vocabulary: readonly VocabularyWord[],
): string | undefined {
  const query = withoutMarkup(given);
  const known = new Set(vocabulary.map(({ token }) => token));
  const words = findWords(query, language);
  const isKnown = (token: string, isLast: boolean) =>
    known.has(token) || (isLast && vocabulary.some((word) => word.token.startsWith(token)));
  const better = words.flatMap(({ start, end, token }, index) => {
    const word = isKnown(token, index === words.length - 1) ? undefined : nearest(token, vocabulary);
    return word ? [{ start, end, spelling: word.spelling }] : [];
  });
  if (better.length === 0) return undefined;
  return better.reduceRight(
    (text, { start, end, spelling }) => text.slice(0, start) + spelling + text.slice(end),
    query,
  );
}
