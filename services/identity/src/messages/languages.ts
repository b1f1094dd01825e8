import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';

/** Languages of the pages, each under its own name, in the order of the switch. */
export const languageNames = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  ja: '日本語',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  zh: '中文',
} as const satisfies Record<LanguageCode, string>;

/** `lang` of a page: the spelling of Portuguese is Brazilian, the characters of Chinese are simplified. */
export const htmlLang: Readonly<Record<LanguageCode, string>> = {
  en: 'en',
  cs: 'cs',
  de: 'de-CH',
  es: 'es',
  fr: 'fr',
  hu: 'hu',
  ja: 'ja',
  pt: 'pt-BR',
  ro: 'ro',
  sk: 'sk',
  zh: 'zh-Hans',
};

/** Language of a tag such as `de-CH` or `zh_cn`, or undefined if the pages do not have it. */
export const toLanguage = (tag: string): LanguageCode | undefined => {
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return isLanguageCode(code) ? code : undefined;
};

const weightOf = (range: string): number => Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);

/** The languages of an Accept-Language header, the most wanted first. */
export const readAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .filter((range) => weightOf(range) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((range) => (range.split(';')[0] ?? '').trim());

/**
 * Returns the first requested language that the pages have, else English. A request may name several tags, separated by
 * spaces.
 */
export const decideLanguage = (requested: readonly (string | undefined)[]): LanguageCode => {
  for (const tags of requested)
    for (const tag of tags?.split(/\s+/) ?? []) {
      const language = toLanguage(tag);
      if (language) return language;
    }
  return 'en';
};
