import type { LanguageCode } from '@kmx/contract/locales';
import type { Locale } from '../types/Locale';

/** The `lang` attribute of text: the locale's code, or the bare language of content that stands in for it. */
export const htmlLang = (locale: Locale, contentLanguage: LanguageCode = locale.language): string =>
  contentLanguage === locale.language ? locale.code : contentLanguage;
