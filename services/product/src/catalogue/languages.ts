import { fallbackChain, type LanguageCode } from '@kmx/contract/locales';

/** The first of `rows` along the chain: the text that a reader of `language` is shown, or undefined. */
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
