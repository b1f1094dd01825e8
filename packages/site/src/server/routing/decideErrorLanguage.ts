import { isLanguageCode, parseAcceptLanguage, type LanguageCode } from '@kmx/core';

/** Returns the language of the error page from the path or the browser, because no site is known yet. */
export function decideErrorLanguage(path: string, acceptLanguage: string | null): LanguageCode {
  const inPath = path.split('/')[1]?.split('-')[0]?.toLowerCase() ?? '';
  const requested = parseAcceptLanguage(acceptLanguage ?? '').map(({ language }) => language);
  return [inPath, ...requested].find((code): code is LanguageCode => isLanguageCode(code)) ?? 'en';
}
