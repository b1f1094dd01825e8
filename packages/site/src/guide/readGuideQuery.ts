import { isLanguageCode, type LanguageCode } from '@kmx/core';
import { themeNames, type ThemeName } from '@kmx/design-system/tokens';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What a reader of the style guide chose; it stands in the address, so that a view can be handed on. */
export interface GuideQuery {
  readonly theme: ThemeName;
  readonly language: LanguageCode;
}

export const defaultQuery: GuideQuery = { theme: 'Default', language: 'en' };

/** The first of several values; undefined for one that is missing or empty. */
export function readFirst(entered: SearchParams, name: string): string | undefined {
  const value = entered[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
}

/** What stands in an address, with the default for what is missing or unknown. */
export function readGuideQuery(entered: SearchParams): GuideQuery {
  const theme = readFirst(entered, 'theme');
  const language = readFirst(entered, 'language');
  return {
    theme: themeNames.find((name) => name === theme) ?? defaultQuery.theme,
    language: language !== undefined && isLanguageCode(language) ? language : defaultQuery.language,
  };
}

/** An address of the style guide that keeps what was chosen; what is as by default is left out. */
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
