import {
  loadNavigation,
  loadPage,
  loadPageIndex,
  loadSystem,
  type PageAddressOnSite,
} from '../content/loaders';
import type { SiteNavigation } from '../content/navigation.schema';
import type { ContentPage } from '../content/page.schema';
import type { IndexedPage } from '../content/pages.schema';
import type { SystemData } from '../content/system.schema';

import type { SiteContext } from '../links/siteParam';

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

const isSite = ({ sites }: SystemData, { siteKey }: SiteContext) => sites.some(({ key }) => key === siteKey);

/**
 * Loads the data of the frame of every page. Loads nothing for an unknown site: addresses below `/_next/` can
 * look like internal ones, and an unlimited number of them would evict content from the cache.
 */
export async function loadShellBundle(place: SiteContext): Promise<ShellBundle> {
  const { siteKey, locale } = place;
  const system = await loadSystem(locale.language);
  if (!isSite(system, place)) return { system, navigation: noNavigation, index: [] };
  const [navigation, index] = await Promise.all([
    loadNavigation(siteKey, locale.language),
    loadPageIndex(siteKey, locale.language),
  ]);
  return { system, navigation, index };
}

type PageAddress = Pick<PageAddressOnSite, 'parentSlug' | 'slug' | 'isUnlocked'>;

/** Loads a page with its frame; `isUnlocked` includes restricted content. */
export async function loadPageBundle(place: SiteContext, address: PageAddress): Promise<PageBundle> {
  const shell = await loadShellBundle(place);
  return { ...shell, page: isSite(shell.system, place) ? await loadPage({ ...place, ...address }) : null };
}
