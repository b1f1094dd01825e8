export type AdminLanguage = 'en' | 'de';

/** The admin speaks English wherever it has no messages of its own. */
export const decideLanguage = (language: string): AdminLanguage => (language === 'de' ? 'de' : 'en');
