import type { RouteResolution } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import type { SiteConfig } from '../content/system.schema';

import { decideRequest } from './decideRequest';

/** What the visitor's browser would have sent along. */
export interface ExplainedVisitor {
  cookieLocale?: string;
  acceptLanguage?: string;
}

/** How a URL is answered and why, with the navigation branch; the URL's host chooses the site. */
export async function explainUrl(
  url: URL,
  visitor: ExplainedVisitor = {},
): Promise<RouteResolution<SiteConfig, IndexedPage>> {
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const request = { host: url.host, path: url.pathname, query: url.search, protocol, ...visitor } as const;
  const { resolution } = await decideRequest(request, { hasNavigation: true });
  return resolution;
}
