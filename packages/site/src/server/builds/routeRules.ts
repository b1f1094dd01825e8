interface RouteRule {
  /** `page`: rendered pages, renewed by publications; `immutable`: for ever; `public`: for a while; `none`: made for each request. */
  cache: 'page' | 'immutable' | 'public' | 'none';
}

/** What a build does with which address: exact ones, and everything below a prefix. */
interface RouteMatcher {
  static: Record<string, RouteRule>;
  wildcard: Record<string, RouteRule>;
  dynamic: Record<string, RouteRule>;
}

/** The rules of the site's routes, the longest match wins; pages are rendered on demand, none with the build. */
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
