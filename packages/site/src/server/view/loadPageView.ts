import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { readAccessCookies } from '../access/accessCookies';
import { accessToPage } from '../access/accessToPage';
import type { ContentPage } from '../content/page.schema';

import { createSiteView, type SiteView } from './createSiteView';
import { loadLiveBundle, loadPageBundle, type PageBundle } from './loadPageBundle';
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

async function toPageView(params: PageParams, bundle: PageBundle): Promise<PageView> {
  // The proxy found the page a moment ago; it can only have been withdrawn in between.
  if (!bundle.page) notFound();
  return { view: await createSiteView(readPlace(params), bundle), page: bundle.page };
}

const load = cache(async (site: string, locale: string, parent: string, slug: string): Promise<PageView> => {
  const place = readPlace({ site, locale });
  const bundle = await loadPageBundle(place, decodeURIComponent(parent), decodeURIComponent(slug));
  return toPageView({ site, locale, parent, slug }, bundle);
});

/** Everything a page is drawn from; loaded once, though metadata and page both ask. */
export const loadPageView = ({ site, locale, parent, slug }: PageParams): Promise<PageView> =>
  load(site, locale, parent, slug);

const loadLive = cache(
  async (site: string, locale: string, parent: string, slug: string): Promise<PageView> => {
    const place = readPlace({ site, locale });
    const address = { parentSlug: decodeURIComponent(parent), slug: decodeURIComponent(slug) };
    const open = await loadLiveBundle(place, { ...address, isUnlocked: false });
    if (!open.page || open.page.protection.mode === 'none')
      return toPageView({ site, locale, parent, slug }, open);
    // Decided here once more: that the proxy let the request through is not what guards the content.
    if (accessToPage(open.page, readAccessCookies(await cookies())) !== 'open') notFound();
    const whole = await loadLiveBundle(place, { ...address, isUnlocked: true });
    return toPageView({ site, locale, parent, slug }, whole);
  },
);

/** The same for a page that is drawn for each request: one whose protection was lifted, or one read past the caches. */
export const loadLivePageView = ({ site, locale, parent, slug }: PageParams): Promise<PageView> =>
  loadLive(site, locale, parent, slug);
