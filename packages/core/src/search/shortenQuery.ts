import type { LanguageCode } from '@kmx/contract/locales';
import { findMeasurements } from '../units/findMeasurements';
import { numberNotation } from '../units/numberNotation';
import { normalizeMeasurementText } from '../units/parseUnit';

import { findWords } from './findTokens';

/** Each variant is a request to the index. */
const maxShortened = 6;

/**
 * Returns variants of a query without results, each without one word or measure: "Cresta 433 manual" also as "Cresta
 * 433". None for a single word, or for more than six.
 */
export function shortenQuery(query: string, language: LanguageCode): readonly string[] {
  const text = normalizeMeasurementText(query);
  const measured = findMeasurements(text, numberNotation(language));
  const words = findWords(text, language).filter(
    (word) => !measured.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const parts = [...measured, ...words].sort((one, other) => other.start - one.start);
  if (parts.length < 2 || parts.length > maxShortened) return [];
  return parts.map(({ start, end }) =>
    `${text.slice(0, start)}${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim(),
  );
}
