import { splitPath } from './splitPath';

/** The same path and query under another locale: where a 302 of `decideLocale` leads (section 2.2). */
export function replaceLocale(path: string, query: string, locale: { readonly urlCode: string }): string {
  const { segments } = splitPath(path);
  const search = query.replace(/^\?/, '');
  const pathname = [locale.urlCode, ...segments.map(({ raw }) => raw)]
    .map((segment) => `/${segment}`)
    .join('');
  return search ? `${pathname}?${search}` : pathname;
}
