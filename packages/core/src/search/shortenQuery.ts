import type { LanguageCode } from '@kmx/contract/locales';
import { findMeasurements } from '../units/findMeasurements';
import { numberHabit } from '../units/numberHabit';
import { normalizeMeasurementText } from '../units/parseUnit';

import { findWords } from './findTokens';

/** Each is a question to the index: nobody may cause many. */
const maxShortened = 6;

/**
 * A query that finds nothing, in turn without each of its words and measures: "Cresta 433 manual" also as "Cresta 433". None
 * for a query of one word, or of more than six.
 */
export function shortenQuery(query: string, language: LanguageCode): readonly string[] {
  const text = normalizeMeasurementText(query);
  const measured = findMeasurements(text, numberHabit(language));
  const words = findWords(text, language).filter(
    (word) => !measured.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const parts = [...measured, ...words].sort((one, other) => other.start - one.start);
  if (parts.length < 2 || parts.length > maxShortened) return [];
  return parts.map(({ start, end }) =>
    `${text.slice(0, start)}${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim(),
  );
}
