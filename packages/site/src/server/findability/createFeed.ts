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

/** A page as an entry of a feed. */
export interface FeedEntry extends FeedPage {
  readonly title: string;
  readonly description?: string | null;
}

/** As much of a site in a locale as its feeds name. */
export interface FeedSite extends Pick<SiteView, 'site' | 'links'> {
  locale: Locale;
}

/** The public address of a list's feed, absolute: `/{locale}/stories/rss.xml`, behind the site's slug where it has one. */
export const feedUrl = ({ links }: Pick<FeedSite, 'links'>, list: FeedList): string =>
  siteUrl(`/${list}/${feedFileName}`, { ...links, isAbsolute: true });

/** An RSS 2.0 feed of the given pages, which are in order; titles and descriptions are plain text. */
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
    // The newest entry's time: a feed that did not change says so.
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
