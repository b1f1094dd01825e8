import type { Locale } from '../types/Locale';

/** The three spellings of a locale (section 3). */
export type LocaleFormat = 'code' | 'urlCode' | 'sisCode';

/** A locale in one of its spellings: `de-CH`, `de-ch` or `de_CH`; `de`, `de` or `de_ALL` when international (section 3). */
export const formatLocale = (locale: Locale, format: LocaleFormat): string => locale[format];
