import type { CacheMode, RouteRequest } from '@kmx/core';

import { renewContent } from '../content/cacheMode';
import { pageInvalidations } from '../content/pageInvalidations';
import { allRedirectsTag, mediaTag, modulesTag, redirectsTag, siteTag, systemTag } from '../content/tags';
import { productsTag } from '../products/productCache';

import { decideRequest } from './decideRequest';

/** Carries out `cache=false` (this site's content is read anew) and `cache=clear` (everything is) before a request is decided. */
export async function renewCaches(mode: CacheMode, request: RouteRequest): Promise<void> {
  switch (mode) {
    case 'default':
      return;
    case 'clear':
      renewContent('clear', []);
      // Every page carries it.
      pageInvalidations().record([systemTag]);
      return;
    case 'bypass': {
      const { outcome } = (await decideRequest(request)).resolution;
      if (outcome.kind === 'redirect' || outcome.kind === 'misconfigured') return;
      const { key } = outcome.site;
      const ofSite = [systemTag, siteTag(key), modulesTag(key), redirectsTag(key), allRedirectsTag, mediaTag];
      // Products are read anew for whoever asks about them, and not for each page that links to one.
      renewContent('bypass', outcome.kind === 'application' ? [...ofSite, productsTag] : ofSite);
    }
  }
}
