import { limits } from '../limits/constants';
import { parseLocalePrefix } from '../locales/parseLocalePrefix';

export type CanonicalPathDecision =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'redirect';
      readonly status: typeof limits.redirectStatus.trailingSlash;
      /** Path and query. */
      readonly location: string;
    };

const unreserved = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|5f|7e)/gi;

/**
 * Decodes unreserved letters and digits and uses upper case hex digits (RFC 3986, section 6.2.2). Encoded dots stay:
 * decoded, they could form a dot segment.
 */
const normalizeEncoding = (path: string): string =>
  path
    .replace(unreserved, (encoded) => decodeURIComponent(encoded))
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());

/**
 * "Trailing-slash URLs answer 301" (section 2.2), as do doubled slashes, encoded letters and upper case locale
 * prefixes, in one hop. The location starts with exactly one slash, so it never refers to another host.
 */
export function decideCanonicalPath(path: string, query = ''): CanonicalPathDecision {
  const segments = normalizeEncoding(path).replaceAll('\\', '/').split('/').filter(Boolean);
  const first = segments[0];
  const spelt = first && parseLocalePrefix(first) ? [first.toLowerCase(), ...segments.slice(1)] : segments;
  const canonical = `/${spelt.join('/')}`;
  if (canonical === path) return { kind: 'keep' };
  const search = query.replace(/^\?/, '');
  const location = search ? `${canonical}?${search}` : canonical;
  return { kind: 'redirect', status: limits.redirectStatus.trailingSlash, location };
}
