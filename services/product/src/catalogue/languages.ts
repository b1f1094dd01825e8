import { fallbackChain, type LanguageCode } from '@kmx/contract/locales';

/** Returns the first of `rows` along the fallback chain of `language`, or undefined. */
export const pickByLanguage = <Row extends { language: string }>(
  rows: readonly Row[],
  language: LanguageCode,
): Row | undefined => {
  for (const code of fallbackChain(language)) {
    const row = rows.find((candidate) => candidate.language === code);
    if (row) return row;
  }
  return undefined;
};
