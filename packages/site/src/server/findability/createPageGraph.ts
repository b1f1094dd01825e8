import { eventSchema } from '@kmx/blocks';
import {
  createArticle,
  createBreadcrumbList,
  createEventThing,
  createGraph,
  createLocale,
  createOrganization,
  createWebSite,
  htmlLang,
  isHomePage,
  pageUrl,
  publicationDateOf,
} from '@kmx/core';

import { siteHome, siteOrigin } from '../links/loadHost';
import { decideBreadcrumbs } from '../navigation/decideBreadcrumbs';
import type { PageView } from '../view/loadPageView';

import { sharePicture } from './sharePicture';

const logoPath = '/icon.svg';

export function publisherOf({ view: { site } }: Pick<PageView, 'view'>) {
  const url = siteHome(site, createLocale(site.defaultLanguage));
  return { name: site.name, url, logoUrl: `${siteOrigin(site)}${logoPath}`, contact: site.contact };
}

function homeThings(pageView: PageView) {
  const { view, page } = pageView;
  if (!isHomePage(page)) return [];
  const publisher = publisherOf(pageView);
  // The website is the same entity in all languages, so its language is that of its address.
  const language = htmlLang(createLocale(view.site.defaultLanguage));
  return [createOrganization(publisher), createWebSite({ ...publisher, language })];
}

function articleThings(pageView: PageView, url: string) {
  const { view, page } = pageView;
  const { pageType, title, description } = page;
  if (pageType !== 'Story' && pageType !== 'MediaRelease') return [];
  const indexed = view.index.find(({ id }) => id === page.id);
  return [
    createArticle({
      kind: pageType,
      title,
      description: description ?? undefined,
      url,
      imageUrl: sharePicture(pageView).url,
      language: htmlLang(view.locale),
      publishedAt: publicationDateOf(indexed ?? page),
      modifiedAt: page.updatedAt ?? undefined,
      publisher: publisherOf(pageView),
    }),
  ];
}

/** An invalid event is treated as an ordinary page. */
function eventThings(pageView: PageView, url: string) {
  const { data: event } = eventSchema.safeParse(pageView.page.event);
  if (!event) return [];
  return [
    createEventThing({
      event,
      url,
      imageUrl: sharePicture(pageView).url,
      language: htmlLang(pageView.view.locale),
      organizer: publisherOf(pageView),
    }),
  ];
}

/**
 * Creates the structured data of a page: organization and website on the home page, otherwise breadcrumb and
 * content.
 */
export function createPageGraph(pageView: PageView) {
  const { view, page } = pageView;
  const { parentSlug, slug } = page;
  if (page.protection.mode !== 'none') return undefined;
  const url = pageUrl({ ...view.links, parentSlug, slug, isAbsolute: true });
  const trail = createBreadcrumbList(decideBreadcrumbs(view, page), {
    origin: siteOrigin(view.site),
    pageUrl: url,
  });
  const things = [
    ...homeThings(pageView),
    ...(trail ? [trail] : []),
    ...articleThings(pageView, url),
    ...eventThings(pageView, url),
  ];
  return things.length > 0 ? createGraph(things) : undefined;
}
