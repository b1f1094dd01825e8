/**
 * Paths that search engines must not crawl: proxies, form targets, areas outside the public site (section 2.2), and
 * URLs that only clear a cache or set a cookie. `*` matches locale and site slug.
 */
const closedPaths = [
  '/api/',
  ...['mykomax', 'editor', 'callback'].flatMap((area) => [`/*/${area}$`, `/*/${area}/`, `/*/${area}?`]),
  '/*?*cache=',
  '/*?*nextRelease=',
] as const;

export const createRobotsText = (sitemapUrl: string): string =>
  ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemapUrl}`, ''].join(
    '\n',
  );
