import { decideFeedPages, type FeedList } from '@kmx/core';

import { notFoundResponse, textResponse } from '../http/plainResponses';
import type { SiteView } from '../view/createSiteView';

import { createFeed } from './createFeed';

export function feedTitle({ intl, site }: Pick<SiteView, 'intl' | 'site'>, list: FeedList): string {
  switch (list) {
    case 'stories':
      return intl.formatMessage({ id: 'feed.stories' }, { site: site.name });
    case 'media-releases':
      return intl.formatMessage({ id: 'feed.mediaReleases' }, { site: site.name });
  }
}

/** Responds with an RSS feed of pages; 404 if the site has no such list in the locale. */
export function handleFeed(view: SiteView, list: FeedList): Response {
  const pages = decideFeedPages(view.index, list, view.locale);
  if (pages.length === 0) return notFoundResponse();
  return textResponse(createFeed(view, list, feedTitle(view, list), pages), 'application/rss+xml');
}
