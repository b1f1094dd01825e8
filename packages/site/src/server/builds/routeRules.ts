interface RouteRule {
  /**
   * `page`: rendered pages, refreshed by publications; `immutable`: forever; `public`: for a limited time;
   * `none`: rendered per request.
   */
  cache: 'page' | 'immutable' | 'public' | 'none';
}

/** Rules by exact path and by prefix. */
interface RouteMatcher {
  static: Record<string, RouteRule>;
  wildcard: Record<string, RouteRule>;
  dynamic: Record<string, RouteRule>;
}

/** Route rules of the site; the longest match wins. Pages are rendered on demand, not during the build. */
export const routeRules: RouteMatcher = {
  static: {
    '/builds/latest.json': { cache: 'none' },
    '/robots.txt': { cache: 'public' },
    '/sitemap.xml': { cache: 'public' },
  },
  wildcard: {
    '/': { cache: 'page' },
    '/.well-known': { cache: 'public' },
    '/_next/static': { cache: 'immutable' },
    '/api': { cache: 'none' },
    '/builds/meta': { cache: 'immutable' },
    '/file': { cache: 'public' },
    '/media': { cache: 'public' },
    '/og': { cache: 'public' },
    '/sitemaps': { cache: 'public' },
  },
  dynamic: {},
};
