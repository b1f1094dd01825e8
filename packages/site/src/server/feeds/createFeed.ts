import { Feed } from 'feed';
import {
  feedFileName,
  pageUrl,
  publicationDateOf,
  siteUrl,
  type FeedList,
  type FeedPage,
  type Locale,
} from '@kmx/core';

import type { SiteView } from '../view/createSiteView';

export interface FeedEntry extends FeedPage {
  readonly title: string;
  readonly description?: string | null;
}

export interface FeedSite extends Pick<SiteView, 'site' | 'links'> {
  locale: Locale;
}

/**
 * Returns the absolute address of a feed: `/{locale}/stories/rss.xml`, below the site's slug if it has one.
 */
export const feedUrl = ({ links }: Pick<FeedSite, 'links'>, list: FeedList): string =>
  siteUrl(`/${list}/${feedFileName}`, { ...links, isAbsolute: true });

/** Creates an RSS 2.0 feed and preserves the order of pages; titles and descriptions are plain text. */
export function createFeed(
  view: FeedSite,
  list: FeedList,
  title: string,
  pages: readonly FeedEntry[],
): string {
  const { site, locale, links } = view;
  const dates = pages.map((page) => new Date(publicationDateOf(page) ?? 0));
  const feed = new Feed({
    title,
    description: title,
    link: siteUrl('/', { ...links, isAbsolute: true }),
    language: locale.code,
    feedLinks: { rss: feedUrl(view, list) },
    // Time of the newest entry, so that an unchanged feed stays identical.
    updated: dates[0],
    generator: false,
    author: { name: site.name },
  });
  pages.forEach((page, index) => {
    const { parentSlug, slug } = page;
    feed.addItem({
      title: page.title,
      id: page.id,
      link: pageUrl({ ...links, parentSlug, slug, isAbsolute: true }),
      description: page.description ?? undefined,
      date: dates[index] ?? new Date(0),
    });
  });
  return feed.rss2();
}
