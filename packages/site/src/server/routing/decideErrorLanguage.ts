import { isLanguageCode, parseAcceptLanguage, type LanguageCode } from '@kmx/core';

/** The language of the error page: that of the path or of the browser, since no site is known that could have a say. */
export function decideErrorLanguage(path: string, acceptLanguage: string | null): LanguageCode {
  const inPath = path.split('/')[1]?.split('-')[0]?.toLowerCase() ?? '';
  const wanted = parseAcceptLanguage(acceptLanguage ?? '').map(({ language }) => language);
  return [inPath, ...wanted].find((code): code is LanguageCode => isLanguageCode(code)) ?? 'en';
}
