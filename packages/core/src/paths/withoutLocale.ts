import { isLanguageCode } from '@kmx/contract/locales';
import { parseLocalePrefix } from '../locales/parseLocalePrefix';

function pathWithoutLocale(path: string): string {
  const [first = '', ...rest] = path.slice(1).split(/(?=[/?#])/);
  const prefix = parseLocalePrefix(first);
  if (!prefix || !isLanguageCode(prefix.language)) return path;
  const inside = rest.join('');
  return inside.startsWith('/') ? inside : `/${inside}`;
}

/** Removes the locale prefix of our URLs (section 3, unlocalizedUrl); external URLs and anchors are unchanged. */
export function withoutLocale(url: string, ownHosts: readonly string[]): string {
  if (url.startsWith('/')) return pathWithoutLocale(url);
  if (!URL.canParse(url)) return url;
  const { origin, hostname, pathname, search, hash } = new URL(url);
  return ownHosts.includes(hostname) ? `${origin}${pathWithoutLocale(`${pathname}${search}${hash}`)}` : url;
}
