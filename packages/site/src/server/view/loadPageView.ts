import type { AccessCookies } from '../access/accessCookies';
import { accessToPage } from '../access/accessToPage';
import { withoutEndedSession } from '../access/withoutEndedSession';
import type { ContentPage } from '../content/page.schema';

import { readSiteContext } from '../links/siteParam';
import { createSiteView, type SiteView } from './createSiteView';
import { loadPageBundle } from './loadPageBundle';

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
 * Loads a page; null if it was unpublished after routing. Checks access to a protected page again: its
 * content must not rely on routing alone.
 */
export async function loadPageView(
  { site, locale, parent, slug }: PageParams,
  accessCookies?: AccessCookies,
): Promise<PageView | null> {
  const place = readSiteContext({ site, locale });
  const address = { parentSlug: parent, slug };
  const open = await loadPageBundle(place, address);
  if (!open.page) return null;
  if (open.page.protection.mode === 'none')
    return { view: await createSiteView(place, open), page: open.page };
  if (!accessCookies) return null;
  const cookies = await withoutEndedSession(accessCookies, [open.page]);
  if (accessToPage(open.page, cookies) !== 'open') return null;
  const unlocked = await loadPageBundle(place, { ...address, isUnlocked: true });
  return unlocked.page && { view: await createSiteView(place, unlocked), page: unlocked.page };
}
