import { isLanguageCode } from '@kmx/contract/locales';

export interface LocalePrefix {
  /** Lower case, as in a canonical path. */
  readonly urlCode: string;
  readonly language: string;
  /** Upper case; absent when international. */
  readonly country?: string;
}

const prefixPattern = /^([a-z]{2})(?:-([a-z]{2}))?$/i;
const names = (type: 'language' | 'region') => new Intl.DisplayNames('en', { type, fallback: 'none' });
const languageNames = names('language');
const regionNames = names('region');

/** `/it-ch` is a real locale that is not offered; `/qx` and `/co-op` are pages. */
const isRealLocale = (language: string, country: string | undefined) =>
  languageNames.of(language) !== undefined &&
  (country === undefined || regionNames.of(country) !== undefined);

/**
 * Parses a path's first segment as a locale prefix: `language` or `language-country` (section 2.1), in any case.
 * Supported languages accept any country; other languages must be real ones.
 */
export function parseLocalePrefix(segment: string): LocalePrefix | undefined {
  const match = prefixPattern.exec(segment);
  if (!match?.[1]) return undefined;
  const language = match[1].toLowerCase();
  const country = match[2]?.toUpperCase();
  if (!isLanguageCode(language) && !isRealLocale(language, country)) return undefined;
  return { urlCode: segment.toLowerCase(), language, ...(country && { country }) };
}
