import { isLanguageCode, parseAcceptLanguage, type LanguageCode } from '@kmx/core';

/** The error page in the language of the path or of the browser: no site is known that could have a say. */
export function maintenancePath(path: string, acceptLanguage: string | null): string {
  const inPath = path.split('/')[1]?.split('-')[0]?.toLowerCase() ?? '';
  const wanted = parseAcceptLanguage(acceptLanguage ?? '').map(({ language }) => language);
  const language = [inPath, ...wanted].find((code): code is LanguageCode => isLanguageCode(code)) ?? 'en';
  return `/maintenance/${language}`;
}
