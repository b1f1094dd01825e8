import type { LanguageCode } from '@kmx/contract/locales';
import { findMeasurements } from '../units/findMeasurements';
import { numberNotation } from '../units/numberNotation';
import { normalizeMeasurementText } from '../units/parseUnit';

import { findWords } from './findTokens';
import { equivalentTokens } from './measurementToken';

export interface SearchTerm {
  readonly alternatives: readonly string[];
  readonly isPrefix: boolean;
}

export interface SearchQuery {
  readonly terms: readonly SearchTerm[];
}

/** Limits the cost of a request. */
const maxCharacters = 200;
const maxTerms = 12;

const exact = (alternatives: readonly string[]): SearchTerm => ({ alternatives, isPrefix: false });

function uniqueTerms(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const byWords = new Map(terms.map((term) => [term.alternatives.join(' '), term]));
  return [...byWords.values()];
}

/**
 * Creates the query of a reader's text: every word, the last one as a prefix, measurements in either system ("0.5 mm2"
 * finds "20 AWG"). At most 200 characters and 12 terms are used.
 */
export function createSearchQuery(query: string, language: LanguageCode): SearchQuery {
  const text = normalizeMeasurementText(query.slice(0, maxCharacters));
  const measured = findMeasurements(text, numberNotation(language));
  const wordsBetween = (start: number, end?: number) =>
    findWords(text.slice(start, end), language).map(({ token }) => exact([token]));
  const terms = measured.flatMap(({ start, measurement }, index) => [
    ...wordsBetween(measured[index - 1]?.end ?? 0, start),
    exact(equivalentTokens(measurement)),
  ]);
  const rest = wordsBetween(measured.at(-1)?.end ?? 0);
  const last = rest.at(-1);
  const all = [...terms, ...rest.slice(0, -1), ...(last ? [{ ...last, isPrefix: true }] : [])];
  return { terms: uniqueTerms(all).slice(0, maxTerms) };
}

export const isTermMatch = (token: string, { alternatives, isPrefix }: SearchTerm): boolean =>
  alternatives.some((word) => token === word || (isPrefix && token.startsWith(word)));
