import type { LanguageCode } from '@kmx/contract/locales';

/** A text per language. The service fills missing languages by its fallback, and reports it. */
export type Localized = { en: string } & Partial<Record<LanguageCode, string>>;

/** The order of the columns in the word tables; a row may end early, and `''` leaves a language out. */
const columns = ['en', 'de', 'fr', 'es', 'pt', 'cs', 'hu', 'ro', 'ja', 'zh', 'sk'] as const;

export const localized = (row: readonly string[]): Localized => {
  const [en = '', ...others] = row;
  const text: Localized = { en };
  others.forEach((word, index) => {
    const language = columns[index + 1];
    if (language && word !== '') text[language] = word;
  });
  return text;
};

export type WordTable = Readonly<Record<string, readonly string[]>>;
