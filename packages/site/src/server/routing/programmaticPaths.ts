import { guidePages } from '../../guide/guidePages';

/** The first segments of what is no page of a site; each has a route of its own below `src/app`. */
export const programmaticPrefixes = [
  '.well-known',
  'api',
  'builds',
  'calendar',
  'file',
  'media',
  'og',
  'product-assets',
  'sitemaps',
  'tools',
] as const;

const programmaticFiles = ['blank-callback', 'healthz', 'icon.svg', 'readyz', 'robots.txt', 'sitemap.xml'];

/** The pages of the style guide, which stand below no site (section 2.2). */
const guidePaths: readonly string[] = Object.values(guidePages).map(({ path }) => path);

/** True for a page of the style guide. */
export const isGuidePath = (path: string): boolean => guidePaths.includes(path);

/** Whether a path is a programmatic route, or what browsers and crawlers ask for by themselves. */
export function isProgrammatic(path: string): boolean {
  if (isGuidePath(path)) return true;
  const [, first = '', ...rest] = path.split('/');
  if (rest.length === 0) return programmaticFiles.includes(first);
  return programmaticPrefixes.some((prefix) => prefix === first);
}

/** Whether every percent-encoded part of a path can be read. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
