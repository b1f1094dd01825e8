import { unstable_cache } from 'next/cache';
import { limits } from '@kmx/core';

import { loadNavigation, loadPage, loadPageIndex, loadSystem, pageTags } from '../content/loaders';
import type { SiteNavigation } from '../content/navigation.schema';
import type { ContentPage } from '../content/page.schema';
import type { IndexedPage } from '../content/pages.schema';
import type { SystemData } from '../content/system.schema';

import { writeSiteParam, type Place } from './siteParam';

export interface ShellBundle {
  system: SystemData;
  navigation: SiteNavigation;
  index: IndexedPage[];
}

export interface PageBundle extends ShellBundle {
  page: ContentPage | null;
}

async function loadShell({ siteKey, locale }: Place): Promise<ShellBundle> {
  const [system, navigation, index] = await Promise.all([
    loadSystem(locale.language),
    loadNavigation(siteKey, locale.language),
    loadPageIndex(siteKey, locale.language),
  ]);
  return { system, navigation, index };
}

// Next's cache around ours gives the rendered page its tags; without it a publication would not reach the page.
const tagged = <T>(place: Place, key: string[], load: () => Promise<T>): Promise<T> =>
  unstable_cache(load, [writeSiteParam(place), place.locale.code, ...key], {
    tags: pageTags(place.siteKey),
    revalidate: limits.cacheLifetimeSeconds,
  })();

/** What the frame around every page of a site needs. */
export const loadShellBundle = (place: Place): Promise<ShellBundle> =>
  tagged(place, ['shell'], () => loadShell(place));

/** What a page needs, from the entries that the proxy has just read. */
export const loadPageBundle = (place: Place, parentSlug: string, slug: string): Promise<PageBundle> =>
  tagged(place, ['page', parentSlug, slug], async () => {
    const [shell, page] = await Promise.all([loadShell(place), loadPage({ ...place, parentSlug, slug })]);
    return { ...shell, page };
  });

/** The same past the cache of rendered pages; `isUnlocked` asks for what only some may read. */
export async function loadLiveBundle(
  place: Place,
  { parentSlug, slug, isUnlocked }: { parentSlug: string; slug: string; isUnlocked: boolean },
): Promise<PageBundle> {
  const [shell, page] = await Promise.all([
    loadShell(place),
    loadPage({ ...place, parentSlug, slug, isUnlocked }),
  ]);
  return { ...shell, page };
}
