import { isLanguageCode, languageCodes, type LanguageCode } from '@kmx/contract/locales';

export const defaultLocale: LanguageCode = 'en';

const englishNames: Record<LanguageCode, string> = {
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

export const localeOptions = languageCodes.map((code) => ({ value: code, label: englishNames[code] }));

/** The locale of a request; anything unknown or missing is English. */
export const decideLocale = (requested: string | null): LanguageCode =>
  requested !== null && isLanguageCode(requested) ? requested : defaultLocale;
