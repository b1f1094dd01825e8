import type { IncomingMessage, ServerResponse } from 'node:http';

import { createPanelsRendition } from './createRendition';
import { pageStore } from './loadRendition';
import type { StoredDocument } from './PageStore';
import { loadPanelsView } from './panels/loadPanelsView';
import { panelsPrefix, readPanelsLocation, type PanelsLocation } from './panels/readPanelsLocation';
import { sendDocument } from './sendDocument';
import { currentBuild } from '@/server/builds/currentBuild';
import { cdnTagHeaders } from '@/server/caching/cdn';
import { pageTags } from '@/server/content/loaders';
import { readSiteParam } from '@/server/links/siteParam';
import { log } from '@/server/log';
import { loadProductMenu } from '@/server/navigation/loadProductMenu';
import { productsTag } from '@/server/products/productCache';
import { commonHeaders } from '@/server/security/commonHeaders';
import type { SiteView } from '@/server/view/createSiteView';

/** Browsers need no request on the following pages; shared caches store panels as long as pages. */
const cacheControl = 'max-age=1800, s-maxage=1800, stale-while-revalidate=1800';
const incompleteCacheControl = 'max-age=60, s-maxage=60';
const incompleteLifetimeMs = 60_000;

/**
 * Without the product service the menu remains a list of links for a minute; comparison and news do not depend on it.
 */
async function renderWithMenu(view: SiteView) {
  try {
    return await createPanelsRendition(view, await loadProductMenu(view));
  } catch (error) {
    log('warn', 'The product menu is sent without pictures.', {}, error);
    return { ...(await createPanelsRendition(view, [])), endsAt: Date.now() + incompleteLifetimeMs };
  }
}

async function render(location: PanelsLocation) {
  const view = await loadPanelsView(location);
  return view && renderWithMenu(view);
}

const readStored = (location: PanelsLocation) =>
  pageStore.get(`${panelsPrefix}${location.site}/${location.locale}`, {
    tags: [...pageTags(readSiteParam(location.site).siteKey), productsTag],
    render: () => render(location),
  });

async function loadDocument(url: string) {
  const location = readPanelsLocation(url, (await currentBuild()).id);
  return location ? readStored(location) : null;
}

const headersOf = (document: StoredDocument) => ({
  ...commonHeaders,
  ...cdnTagHeaders(document.tags),
  'cache-control': document.endsAt === undefined ? cacheControl : incompleteCacheControl,
  'x-robots-tag': 'noindex',
});

function sendFailure(response: ServerResponse, status: 404 | 503): void {
  response.writeHead(status, { ...commonHeaders, 'cache-control': 'no-store' }).end();
}

/** Responds to requests for the panels of a site. Resolves to false, without a response, for other addresses. */
export async function handlePanels(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url = '' } = request;
  if (!url.startsWith(panelsPrefix)) return false;
  try {
    const document = await loadDocument(url);
    if (document)
      await sendDocument(request, response, { status: 200, document, headers: headersOf(document) });
    else sendFailure(response, 404);
  } catch (error) {
    log('error', 'The panels of a page could not be rendered.', { path: url }, error);
    sendFailure(response, 503);
  }
  return true;
}
