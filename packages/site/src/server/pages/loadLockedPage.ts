import { decidePageVersion, pageUrl, versionsAt } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import { loadShellView, type SiteView } from '../view/createSiteView';
import type { PageParams } from '../view/loadPageView';

export interface LockedPage {
  view: SiteView;
  /** From the page index, because its content must not be loaded here. */
  page: IndexedPage;
  path: string;
}

/** Loads the public data of a protected page: title, address and protection mode; null if there is none. */
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
