export const localeCodes = ['en', 'cs', 'de', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

export type LocaleCode = (typeof localeCodes)[number];

export const defaultLocale: LocaleCode = 'en';

const englishNames: Record<LocaleCode, string> = {
  en: 'English',
  cs: 'Czech',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hu: 'Hungarian',
  ja: 'Japanese',
  pt: 'Portuguese',
  ro: 'Romanian',
  sk: 'Slovak',
  zh: 'Chinese',
};

export const localeOptions = localeCodes.map((code) => ({ value: code, label: englishNames[code] }));

/** True for one of the eleven languages in which content is kept. */
export const isLocaleCode = (value: string): value is LocaleCode =>
  localeCodes.some((code) => code === value);

/** The locale of a request; anything unknown or missing is English. */
export const decideLocale = (requested: string | null): LocaleCode =>
  requested !== null && isLocaleCode(requested) ? requested : defaultLocale;

/** The languages that fill a text which is empty in `locale`, nearest first: Slovak by Czech, then everything by English. */
export const fallbackChain = (locale: LocaleCode): LocaleCode[] => {
  if (locale === 'en') return [];
  return locale === 'sk' ? ['cs', 'en'] : ['en'];
};
