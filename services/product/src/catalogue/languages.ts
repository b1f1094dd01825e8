/** The eleven languages of the specification, section 9 ("Translations available"). */
export const languages = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

export type Language = (typeof languages)[number];

/** True for one of the eleven languages. */
export const isLanguage = (value: string): value is Language => languages.some((code) => code === value);

/** The languages to try for a text, the wanted one first: Slovak by Czech, then everything by English. */
export const languageChain = (language: Language): readonly Language[] => {
  if (language === 'en') return ['en'];
  return language === 'sk' ? ['sk', 'cs', 'en'] : [language, 'en'];
};

/** The first of `rows` along the chain: the text that a reader of `language` is shown, or undefined. */
export const pickByLanguage = <Row extends { language: string }>(
  rows: readonly Row[],
  language: Language,
): Row | undefined => {
  for (const code of languageChain(language)) {
    const row = rows.find((candidate) => candidate.language === code);
    if (row) return row;
  }
  return undefined;
};
