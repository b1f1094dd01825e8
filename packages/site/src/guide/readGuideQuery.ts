import { isLanguageCode, parseSchemeChoice, type LanguageCode, type SchemeChoice } from '@kmx/core';
import { themeNames, type ThemeName } from '@kmx/design-system/tokens';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Choices in the style guide: theme and language are in the query, so that a view can be shared. */
export interface GuideQuery {
  readonly theme: ThemeName;
  readonly language: LanguageCode;
  /** Remembered by a cookie, because it is the reader's choice for the portal as well. */
  readonly scheme: SchemeChoice;
}

export const defaultQuery: GuideQuery = { theme: 'Default', language: 'en', scheme: 'system' };

/** Returns the first value of a parameter; undefined if it is missing or empty. */
export function readFirst(entered: SearchParams, name: string): string | undefined {
  const value = entered[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
}

/** Parses the query and the scheme's cookie, with defaults for missing and unknown values. */
export function readGuideQuery(entered: SearchParams, schemeCookie?: string): GuideQuery {
  const theme = readFirst(entered, 'theme');
  const language = readFirst(entered, 'language');
  return {
    theme: themeNames.find((name) => name === theme) ?? defaultQuery.theme,
    language: language !== undefined && isLanguageCode(language) ? language : defaultQuery.language,
    scheme:
      parseSchemeChoice(readFirst(entered, 'scheme')) ??
      parseSchemeChoice(schemeCookie) ??
      defaultQuery.scheme,
  };
}

/** Returns an address with the choices, omitting defaults. */
export function guideHref(
  path: string,
  { theme, language }: GuideQuery,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(theme !== defaultQuery.theme && { theme }),
    ...(language !== defaultQuery.language && { language }),
    ...more,
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
