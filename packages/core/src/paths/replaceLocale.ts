import { splitPath } from './splitPath';

/** Returns the same path and query in another locale: the target of a 302 by `decideLocale` (section 2.2). */
export function replaceLocale(path: string, query: string, locale: { readonly urlCode: string }): string {
  const { segments } = splitPath(path);
  const search = query.replace(/^\?/, '');
  const pathname = [locale.urlCode, ...segments.map(({ raw }) => raw)]
    .map((segment) => `/${segment}`)
    .join('');
  return search ? `${pathname}?${search}` : pathname;
}
