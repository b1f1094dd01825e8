/** The languages that translations exist for (section 9). */
export const languageCodes = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

/** A language that the product is translated into (section 9). */
export type LanguageCode = (typeof languageCodes)[number];

/** Whether a text is one of the eleven language codes; lower case only. */
export const isLanguageCode = (text: string): text is LanguageCode =>
  languageCodes.some((code) => code === text);

/** A language as the content service describes it (section 3). */
export interface Language {
  readonly languageCode: LanguageCode;
  readonly defaultCountry: string | null;
  readonly name: string;
  readonly nativeName: string | null;
}
