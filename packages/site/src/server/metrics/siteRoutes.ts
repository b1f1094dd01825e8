import { applicationPaths } from '@kmx/core';
import { createRouteOf } from '@kmx/server/metrics';

/** Pages below the locale, with or without the slug of a site. */
const application = (path: string) => new RegExp(`^(?:/[^/]+){1,2}${path}(?:/|$)`);

/** Route labels in the metrics; all other addresses count as pages. */
export const siteRouteOf = createRouteOf(
  {
    asset: /^\/(?:_assets|_next|_panels)\/|^\/(?:favicon\.ico|icon\.svg)$/,
    search: /^\/api\/search-proxy\//,
    api: /^\/api(?:\/|$)/,
    file: /^\/(?:file|media|og|product-assets)\//,
    other:
      /^\/(?:\.well-known|builds|calendar|sitemaps)(?:\/|$)|^\/(?:blank-callback|robots\.txt|sitemap\.xml)$/,
    searchPage: application(applicationPaths.search),
    portal: application(applicationPaths.portal),
    editor: application(applicationPaths.editor),
  },
  'page',
);
