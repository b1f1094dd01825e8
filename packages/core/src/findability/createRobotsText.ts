/**
 * What is of no use to a search engine: the proxies and form targets, the areas outside the public site (section 2.2),
 * and addresses that only empty or bypass a cache or set a cookie. `*` stands for locale and site slug.
 */
const closedPaths = [
  '/api/',
  ...['mykomax', 'editor', 'callback'].flatMap((area) => [`/*/${area}$`, `/*/${area}/`, `/*/${area}?`]),
  '/*?*cache=',
  '/*?*nextRelease=',
] as const;

/** The robots.txt of a host; everything else on it may be read. */
export const createRobotsText = (sitemapUrl: string): string =>
  ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemapUrl}`, ''].join(
    '\n',
  );
