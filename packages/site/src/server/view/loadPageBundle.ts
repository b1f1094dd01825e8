import { unstable_cache } from 'next/cache';
import { limits } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import {
  loadNavigation,
  loadPage,
  loadPageIndex,
  loadSystem,
  pageTags,
  type PageAddressOnSite,
} from '../content/loaders';
import type { SiteNavigation } from '../content/navigation.schema';
import type { ContentPage } from '../content/page.schema';
import type { IndexedPage } from '../content/pages.schema';
import type { SystemData } from '../content/system.schema';
import { productsTag } from '../products/productCache';

import { writeSiteParam, type Place } from './siteParam';

export interface ShellBundle {
  system: SystemData;
  navigation: SiteNavigation;
  index: IndexedPage[];
}

export interface PageBundle extends ShellBundle {
  page: ContentPage | null;
}

const noNavigation: SiteNavigation = {
  homeItems: [],
  topItems: [],
  footerItems: [],
  legalItems: [],
  note: null,
};

const isSite = ({ sites }: SystemData, { siteKey }: Place) => sites.some(({ key }) => key === siteKey);

/**
 * Addresses that the proxy leaves alone, such as a script of an old build below `/_next/`, can look like internal ones.
 * Nothing is read for their "site": anybody can make up so many of them that they push content out of the memory.
 */
async function loadShell(place: Place): Promise<ShellBundle> {
  const { siteKey, locale } = place;
  const system = await loadSystem(locale.language);
  if (!isSite(system, place)) return { system, navigation: noNavigation, index: [] };
  const [navigation, index] = await Promise.all([
    loadNavigation(siteKey, locale.language),
    loadPageIndex(siteKey, locale.language),
  ]);
  return { system, navigation, index };
}

type PageOfPlace = Pick<PageAddressOnSite, 'parentSlug' | 'slug' | 'isUnlocked'>;

async function loadWhole(place: Place, address: PageOfPlace): Promise<PageBundle> {
  const shell = await loadShell(place);
  return { ...shell, page: isSite(shell.system, place) ? await loadPage({ ...place, ...address }) : null };
}

// Next's cache around ours gives the rendered page its tags; without it a publication would not reach the page.
const tagged = <T>(place: Place, key: string[], load: () => Promise<T>): Promise<T> =>
  unstable_cache(load, [writeSiteParam(place), place.locale.code, ...key], {
    // Every page may link to products.
    tags: [...pageTags(place.siteKey), productsTag],
    revalidate: limits.cacheLifetimeSeconds,
  })();

/** What the frame around every page of a site needs; not kept while it cannot be renewed. */
export const loadShellBundle = (place: Place): Promise<ShellBundle> =>
  contentCache().isServingOld(pageTags(place.siteKey))
    ? loadShell(place)
    : tagged(place, ['shell'], () => loadShell(place));

/** What a page needs, from the entries that the proxy has just read. */
export const loadPageBundle = (place: Place, parentSlug: string, slug: string): Promise<PageBundle> =>
  tagged(place, ['page', parentSlug, slug], () => loadWhole(place, { parentSlug, slug }));

/** The same past the cache of rendered pages; `isUnlocked` asks for what only some may read. */
export const loadLiveBundle = (
  place: Place,
  address: { parentSlug: string; slug: string; isUnlocked: boolean },
): Promise<PageBundle> => loadWhole(place, address);
