import type { LanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';

/** Returns the `lang` attribute: the locale's code, or the bare language of fallback content. */
export const htmlLang = (locale: Locale, contentLanguage: LanguageCode = locale.language): string =>
  contentLanguage === locale.language ? locale.code : contentLanguage;
