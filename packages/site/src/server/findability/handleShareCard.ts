import {
  decidePageVersion,
  decideTheme,
  isIndexable,
  localesOfSite,
  selectUsableSites,
  versionsAt,
  type ThemeName,
} from '@kmx/core';

import { loadPage, loadPageIndex, loadSystem } from '../content/loaders';
import { isEtagKnown } from '../http/isEtagKnown';

import { notFoundResponse } from '../http/plainResponses';
import { decideShareCard } from './shareCard/decideShareCard';
import { renderShareCard } from './shareCard/renderShareCard';

/** Address of a share card; segments are decoded. */
export interface ShareCardAddress {
  siteKey: string;
  urlCode: string;
  parentSlug: string;
  slug: string;
}

interface CardPage {
  title: string;
  siteName: string;
  theme: ThemeName;
}

/** Loads a public page in a locale that its site offers; null otherwise. */
async function loadCardPage({
  siteKey,
  urlCode,
  parentSlug,
  slug,
}: ShareCardAddress): Promise<CardPage | null> {
  const system = await loadSystem('en');
  const site = selectUsableSites(system.sites).find(({ key }) => key === siteKey);
  const locale = site && localesOfSite(site, system.countries).find((offered) => offered.urlCode === urlCode);
  if (!locale) return null;
  const index = await loadPageIndex(siteKey);
  const version = decidePageVersion(versionsAt(index, { parentSlug, slug }), locale.country);
  // Checks the index first, so that unknown addresses do not evict content.
  if (!version || !isIndexable(version)) return null;
  const page = await loadPage({ siteKey, parentSlug, slug, locale });
  if (!page || !isIndexable(page)) return null;
  return { title: page.title, siteName: site.name, theme: decideTheme(page.theme, site.theme) };
}

/** Responds with the share card of a page, cached for a day; an unchanged card is not rendered again. */
export async function handleShareCard(
  address: ShareCardAddress,
  ifNoneMatch: string | null,
): Promise<Response> {
  const page = await loadCardPage(address);
  if (!page) return notFoundResponse();
  const card = decideShareCard(page);
  const headers = { etag: card.etag, 'cache-control': 'public, max-age=86400' };
  if (ifNoneMatch !== null && isEtagKnown(ifNoneMatch, card.etag))
    return new Response(null, { status: 304, headers });
  const picture = await renderShareCard(card);
  return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } });
}
