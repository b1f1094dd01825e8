import { notFound } from 'next/navigation';
import { cache } from 'react';

import type { ContentPage } from '../content/page.schema';

import { createSiteView, readLocale, type SiteView } from './createSiteView';
import { loadPageBundle } from './loadPageBundle';

export interface PageView {
  view: SiteView;
  page: ContentPage;
}

interface PageParams {
  site: string;
  locale: string;
  parent: string;
  slug: string;
}

const load = cache(
  async (siteKey: string, urlCode: string, parent: string, slug: string): Promise<PageView> => {
    const locale = readLocale(urlCode);
    const bundle = await loadPageBundle(
      { siteKey, locale },
      decodeURIComponent(parent),
      decodeURIComponent(slug),
    );
    // The proxy found the page a moment ago; it can only have been withdrawn in between.
    if (!bundle.page) notFound();
    return { view: await createSiteView(siteKey, locale, bundle), page: bundle.page };
  },
);

/** Everything a page is drawn from; loaded once, though metadata and page both ask. */
export const loadPageView = ({ site, locale, parent, slug }: PageParams): Promise<PageView> =>
  load(site, locale, parent, slug);
