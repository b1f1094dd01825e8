import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import { toLanguage } from '../locales/countries';

/**
 * Returns the value of a JSON column in a language, or in English if it lacks that one. Throws for a row without
 * English.
 */
export const pickLanguage = <Value>(json: string, language: string, schema: z.ZodType<Value>): Value => {
  const texts = z.record(z.string(), schema).parse(parseJson(json));
  const picked = texts[toLanguage(language) ?? 'en'] ?? texts.en;
  if (picked === undefined) throw new Error('A text is missing in English.');
  return picked;
};
