import type { Metadata } from 'next';
import {
  decideDescription,
  decideFeedPages,
  feedLists,
  isFeedList,
  isHomePage,
  isIndexable,
  pageUrl,
} from '@kmx/core';

import { readLead } from '../content/readLead';
import { feedUrl } from '../feeds/createFeed';
import { feedTitle } from '../feeds/handleFeed';
import { decideCanonicalPage } from '../findability/decideCanonicalPage';
import { openGraphLocale } from '../findability/openGraphLocale';
import { sharePicture } from '../findability/sharePicture';

import type { SiteView } from './createSiteView';
import type { PageView } from './loadPageView';

/** Returns the feeds of the site in the locale, for autodiscovery. */
function feedLinks(view: SiteView) {
  return Object.keys(feedLists)
    .filter(isFeedList)
    .filter((list) => decideFeedPages(view.index, list, view.locale).length > 0)
    .map((list) => ({ url: feedUrl(view, list), title: feedTitle(view, list) }));
}

function createAlternates(pageView: PageView): Metadata['alternates'] {
  const { canonical, alternates } = decideCanonicalPage(pageView);
  return {
    canonical,
    languages: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    types: { 'application/rss+xml': feedLinks(pageView.view) },
  };
}

const descriptionOf = ({ page }: PageView): string | undefined =>
  decideDescription({ description: page.description, lead: readLead(page) });

function createOpenGraph(pageView: PageView): Metadata['openGraph'] {
  const { view, page } = pageView;
  const { site, links } = view;
  const { parentSlug, slug } = page;
  const isArticle = page.pageType === 'Story' || page.pageType === 'MediaRelease';
  return {
    title: page.title,
    description: descriptionOf(pageView),
    url: pageUrl({ ...links, parentSlug, slug, isAbsolute: true }),
    siteName: site.name,
    locale: openGraphLocale(view),
    images: [sharePicture({ view, page })],
    ...(isArticle ? { type: 'article', modifiedTime: page.updatedAt ?? undefined } : { type: 'website' }),
  };
}

/** Creates title, canonical address, language versions, feeds and share card of a page. */
export function createPageMetadata({ view, page }: PageView): Metadata {
  return {
    title: isHomePage(page) ? page.title : `${page.title} | ${view.site.name}`,
    description: descriptionOf({ view, page }),
    alternates: createAlternates({ view, page }),
    ...(isIndexable(page) && {
      openGraph: createOpenGraph({ view, page }),
      twitter: { card: 'summary_large_image' },
    }),
    robots: decideCanonicalPage({ view, page }).isIndexed ? undefined : { index: false },
  };
}
