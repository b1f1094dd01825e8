import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';

const providerLocales = {
  en: 'en-US',
  de: 'de-CH',
  fr: 'fr-FR',
  zh: 'zh-CN',
  ja: 'ja-JP',
  es: 'es-ES',
  pt: 'pt-BR',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
} as const satisfies Record<LanguageCode, string>;

/** Locale sent to providers; `en-US` for unsupported languages (section 9). */
export const providerLocale = (language: string): string =>
  isLanguageCode(language) ? providerLocales[language] : providerLocales.en;
