/** Languages that translations exist for (section 9). */
export const languageCodes = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const isLanguageCode = (text: string): text is LanguageCode =>
  languageCodes.some((code) => code === text);
