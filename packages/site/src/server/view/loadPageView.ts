import type { AccessCookies } from '../access/accessCookies';
import { accessToPage } from '../access/accessToPage';
import type { ContentPage } from '../content/page.schema';

import { createSiteView, type SiteView } from './createSiteView';
import { loadPageBundle } from './loadPageBundle';
import { readPlace } from './siteParam';

export interface PageView {
  view: SiteView;
  page: ContentPage;
}

export interface PageParams {
  site: string;
  locale: string;
  parent: string;
  slug: string;
}

/**
 * Loads everything a page is rendered from; null when it was withdrawn since routing found it. A protected page is loaded
 * only for who may open it, decided here once more: that routing let the request through does not guard the content.
 */
export async function loadPageView(
  { site, locale, parent, slug }: PageParams,
  accessCookies?: AccessCookies,
): Promise<PageView | null> {
  const place = readPlace({ site, locale });
  const address = { parentSlug: parent, slug };
  const open = await loadPageBundle(place, address);
  if (!open.page) return null;
  if (open.page.protection.mode === 'none')
    return { view: await createSiteView(place, open), page: open.page };
  if (!accessCookies || accessToPage(open.page, accessCookies) !== 'open') return null;
  const unlocked = await loadPageBundle(place, { ...address, isUnlocked: true });
  return unlocked.page && { view: await createSiteView(place, unlocked), page: unlocked.page };
}
