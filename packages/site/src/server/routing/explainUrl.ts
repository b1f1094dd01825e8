import type { RouteResolution } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import type { SiteConfig } from '../content/system.schema';

import { decideRequest } from './decideRequest';

/** Request headers and cookies of a simulated visitor. */
export interface ExplainedVisitor {
  cookieLocale?: string;
  acceptLanguage?: string;
}

/** Explains the response to a URL, including the navigation branch. The URL's host selects the site. */
export async function explainUrl(
  url: URL,
  visitor: ExplainedVisitor = {},
): Promise<RouteResolution<SiteConfig, IndexedPage>> {
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const request = { host: url.host, path: url.pathname, query: url.search, protocol, ...visitor } as const;
  const { resolution } = await decideRequest(request, { hasNavigation: true });
  return resolution;
}
