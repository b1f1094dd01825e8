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

import { notFoundResponse } from './responses';
import { decideShareCard } from './shareCard/decideShareCard';
import { renderShareCard } from './shareCard/renderShareCard';

/** Whose card is asked for; every part as it stands in the address, decoded. */
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

/** A page that everybody may read, in a locale that its site offers; null for anything else. */
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
  // Asked of the light index first: addresses that nobody has must not push pages out of memory.
  if (!version || !isIndexable(version)) return null;
  const page = await loadPage({ siteKey, parentSlug, slug, locale });
  if (!page || !isIndexable(page)) return null;
  return { title: page.title, siteName: site.name, theme: decideTheme(page.theme, site.theme) };
}

/** The sharing card of a page, kept for a day; an unchanged one is not drawn again. */
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
