import {
  decidePageVersion,
  homeSlug,
  isIndexable,
  isLinkAction,
  newsPath,
  siteUrl,
  versionsAt,
} from '@kmx/core';

import type { SiteView } from '../view/createSiteView';

/** Returns the address of the news page; `undefined` if the site has none for this reader. */
export function newsHref({ index, locale, links }: Pick<SiteView, 'index' | 'locale' | 'links'>) {
  const place = { parentSlug: homeSlug, slug: newsPath.slice(1) };
  const page = decidePageVersion(versionsAt(index, place), locale.country);
  return page && isIndexable(page) ? siteUrl(newsPath, links) : undefined;
}

export const newsFeedApi = ({ site, locale }: Pick<SiteView, 'site' | 'locale'>): string =>
  `/api/news-feed?${new URLSearchParams({ site: site.key, locale: locale.sisCode }).toString()}`;

/**
 * Returns the address of an action link (section 2.5): a fallback page, with the action's name as fragment.
 * `undefined` for an unknown action, and if the site has no such page.
 */
export function actionHref(action: string, view: Parameters<typeof newsHref>[0]): string | undefined {
  const href = isLinkAction(action) ? newsHref(view) : undefined;
  return href && `${href}#${action}`;
}
