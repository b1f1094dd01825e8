import type { CacheMode, RouteRequest } from '@kmx/core';

import { renewContent } from '../caching/cacheMode';
import { pageInvalidations } from '../content/pageInvalidations';
import { allRedirectsTag, mediaTag, modulesTag, redirectsTag, siteTag, systemTag } from '../content/tags';
import { productsTag } from '../products/productCache';

import { decideRequest } from './decideRequest';

/**
 * Implements `cache=false` (refreshes this site's content) and `cache=clear` (refreshes everything) before
 * routing.
 */
export async function renewCaches(mode: CacheMode, request: RouteRequest): Promise<void> {
  switch (mode) {
    case 'default':
      return;
    case 'clear':
      renewContent('clear', []);
      // Every page has this tag.
      pageInvalidations().record([systemTag]);
      return;
    case 'bypass': {
      const { outcome } = (await decideRequest(request)).resolution;
      if (outcome.kind === 'redirect' || outcome.kind === 'misconfigured') return;
      const { key } = outcome.site;
      const ofSite = [systemTag, siteTag(key), modulesTag(key), redirectsTag(key), allRedirectsTag, mediaTag];
      // Refreshes products only on product pages, and not for every page that links to one.
      renewContent('bypass', outcome.kind === 'application' ? [...ofSite, productsTag] : ofSite);
    }
  }
}
