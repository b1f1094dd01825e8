import { notFound } from 'next/navigation';
import { cache } from 'react';
import { decidePageVersion, pageUrl, versionsAt } from '@kmx/core';

import type { IndexedPage } from '../content/pages.schema';
import { loadShellView, type SiteView } from '../view/createSiteView';

export interface LockedPage {
  view: SiteView;
  /** From the index of pages: its content is never loaded here. */
  page: IndexedPage;
  /** The page's public path. */
  path: string;
}

/** The page behind a lock, as far as everybody may know it: its title, where it stands, and what opens it. */
export const loadLockedPage = cache(
  async (site: string, locale: string, parent: string, slug: string): Promise<LockedPage> => {
    const view = await loadShellView({ site, locale });
    const place = { parentSlug: decodeURIComponent(parent), slug: decodeURIComponent(slug) };
    const page = decidePageVersion(versionsAt(view.index, place), view.locale.country);
    if (!page) notFound();
    return {
      view,
      page,
      path: new URL(pageUrl({ ...view.links, ...place }), 'http://ourselves.invalid').pathname,
    };
  },
);
