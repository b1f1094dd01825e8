import { guidePages } from '../../guide/guidePages';

/** First path segments outside of the sites, each with a route handler below `src/app`. */
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
] as const;

const programmaticFiles = ['blank-callback', 'healthz', 'icon.svg', 'readyz', 'robots.txt', 'sitemap.xml'];

/** Pages of the style guide, which belong to no site (section 2.2). */
const guidePaths: readonly string[] = Object.values(guidePages).map(({ path }) => path);

export const isGuidePath = (path: string): boolean => guidePaths.includes(path);

/** Recognizes route handlers and well-known files. */
export function isProgrammatic(path: string): boolean {
  if (isGuidePath(path)) return true;
  const [, first = '', ...rest] = path.split('/');
  if (rest.length === 0) return programmaticFiles.includes(first);
  return programmaticPrefixes.some((prefix) => prefix === first);
}

/** Checks that the path is validly percent-encoded. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
