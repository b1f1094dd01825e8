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

/** The address of the page that lists the news; `undefined` where the site has none for this reader. */
export function newsHref({ index, locale, links }: Pick<SiteView, 'index' | 'locale' | 'links'>) {
  const place = { parentSlug: homeSlug, slug: newsPath.slice(1) };
  const page = decidePageVersion(versionsAt(index, place), locale.country);
  return page && isIndexable(page) ? siteUrl(newsPath, links) : undefined;
}

/** Where the panel asks for a page of the news. */
export const newsFeedApi = ({ site, locale }: Pick<SiteView, 'site' | 'locale'>): string =>
  `/api/news-feed?${new URLSearchParams({ site: site.key, locale: locale.sisCode }).toString()}`;

/**
 * The address of a link that runs an action (section 2.5): where it leads without script, its end the action's name.
 * `undefined` for an unknown action, and where the site has no such page.
 */
export function actionHref(action: string, view: Parameters<typeof newsHref>[0]): string | undefined {
  const href = isLinkAction(action) ? newsHref(view) : undefined;
  return href && `${href}#${action}`;
}
