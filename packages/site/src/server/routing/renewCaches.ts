import { limits, type CacheMode, type RouteRequest } from '@kmx/core';

import { renewContent } from '../content/cacheMode';
import { allRedirectsTag, mediaTag, redirectsTag, siteTag, systemTag } from '../content/tags';
import { env } from '../env';
import { describeFailure, log } from '../log';
import { productsTag } from '../products/productCache';
import { signMessage } from '../verifySignature';

import { decideRequest } from './decideRequest';

/** Rendered pages can be dropped by a route handler alone, so the process writes to its own, as the content service does. */
async function dropRenderedPages(): Promise<void> {
  const body = JSON.stringify({ tags: [systemTag] });
  const timestamp = String(Date.now());
  const signature = signMessage({ body, timestamp, secret: env().REVALIDATE_SECRET });
  try {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-kmx-signature': signature, 'x-kmx-timestamp': timestamp },
      body,
      signal: AbortSignal.timeout(limits.serverTimeoutMs),
    });
    if (!response.ok)
      log('error', 'The rendered pages were not dropped.', { status: String(response.status) });
  } catch (error) {
    // The reader's page can be drawn all the same.
    log('error', `The rendered pages were not dropped: ${describeFailure(error)}`);
  }
}

/** Carries out `cache=false` (this site's content is read anew) and `cache=clear` (everything is) before a request is decided. */
export async function renewCaches(mode: CacheMode, request: RouteRequest): Promise<void> {
  switch (mode) {
    case 'default':
      return;
    case 'clear':
      renewContent('clear', []);
      return dropRenderedPages();
    case 'bypass': {
      const { outcome } = (await decideRequest(request)).resolution;
      if (outcome.kind === 'redirect' || outcome.kind === 'misconfigured') return;
      const { key } = outcome.site;
      const ofSite = [systemTag, siteTag(key), redirectsTag(key), allRedirectsTag, mediaTag];
      // Products are read anew for whoever asks about them, and not for each page that links to one.
      renewContent('bypass', outcome.kind === 'application' ? [...ofSite, productsTag] : ofSite);
    }
  }
}
