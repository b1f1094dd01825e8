import { normalizePreviousUrl } from './normalizePreviousUrl';

/**
 * Returns the previous URLs that match a path inside a site, the longest first: the path and each of its prefixes in
 * whole segments, case-insensitively, without trailing slash (section 2.2), at most `deepest` segments long. The site's
 * root matches only itself.
 */
export function previousUrlCandidates(path: string, deepest = Infinity): readonly string[] {
  const segments = normalizePreviousUrl(path).split('/').filter(Boolean).slice(0, deepest);
  if (segments.length === 0) return ['/'];
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}
