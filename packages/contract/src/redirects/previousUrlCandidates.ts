import { normalizePreviousUrl } from './normalizePreviousUrl';

/**
 * The previous URLs that a path inside a site may have had, the longest first: the path and every whole-segment
 * beginning of it, case-insensitively, without trailing slash (section 2.2); none of more than `deepest` segments.
 * The site's root is only its own candidate.
 */
export function previousUrlCandidates(path: string, deepest = Infinity): readonly string[] {
  const segments = normalizePreviousUrl(path).split('/').filter(Boolean).slice(0, deepest);
  if (segments.length === 0) return ['/'];
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}
