/** Locale for number formats: `de-CH` for `de`, else the language itself (section 9). */
export const numberLocale = (language: string): string => (language === 'de' ? 'de-CH' : language);
