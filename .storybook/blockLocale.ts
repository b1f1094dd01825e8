import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';

export const languages = {
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
} as const;

export type Language = keyof typeof languages;

interface LocalisedContext {
  locale: { code: string; language: Language };
  contentLanguage: Language;
  intl: IntlShape;
}

const catalogues = import.meta.glob<Record<string, string>>('../packages/blocks/messages/*.json', {
  eager: true,
  import: 'default',
});
const cache = createIntlCache();

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && value in languages;

const isContext = (value: unknown): value is LocalisedContext =>
  typeof value === 'object' && value !== null && 'intl' in value && 'contentLanguage' in value;

/** The arguments of a story with the block's own words, numbers and dates in `language`. */
export function localiseArgs(args: Record<string, unknown>, language: Language): Record<string, unknown> {
  const { context } = args;
  if (language === 'en' || !isContext(context)) return args;
  const messages = catalogues[`../packages/blocks/messages/${language}.json`] ?? {};
  const intl = createIntl({ locale: language, messages, timeZone: 'UTC' }, cache);
  return {
    ...args,
    context: { ...context, locale: { code: language, language }, contentLanguage: language, intl },
  };
}
