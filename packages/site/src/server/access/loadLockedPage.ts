import { decidePageVersion, pageUrl, versionsAt } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import { loadShellView, type SiteView } from '../view/createSiteView';
import type { PageParams } from '../view/loadPageView';

export interface LockedPage {
  view: SiteView;
  /** From the index of pages: its content is never loaded here. */
  page: IndexedPage;
  /** The page's public path. */
  path: string;
}

/** Loads what everybody may know of a page behind a lock: its title, its address, and what opens it; null when there is none. */
export async function loadLockedPage({ site, locale, parent, slug }: PageParams): Promise<LockedPage | null> {
  const view = await loadShellView({ site, locale });
  const address = { parentSlug: parent, slug };
  const page = decidePageVersion(versionsAt(view.index, address), view.locale.country);
  if (!page) return null;
  return {
    view,
    page,
    path: new URL(pageUrl({ ...view.links, ...address }), 'http://ourselves.invalid').pathname,
  };
}
