export type AdminLanguage = 'en' | 'de';

/** The admin uses English wherever it has no messages in the language. */
export const decideLanguage = (language: string): AdminLanguage => (language === 'de' ? 'de' : 'en');
