import { PageByPathDocument } from '@kmx/blocks';
import { internationalCountry, type LanguageCode, type Locale, type Redirect } from '@kmx/core';

import { contentCache } from './contentCache';
import { SiteNavigationDocument } from './navigation.query';
import { siteNavigationSchema, type SiteNavigation } from './navigation.schema';
import { pageByPathSchema, type ContentPage } from './page.schema';
import { PageIndexDocument } from './pages.query';
import { pageIndexSchema, type IndexedPage } from './pages.schema';
import { queryContent } from './queryContent';
import { RedirectsDocument } from './redirects.query';
import { redirectsSchema } from './redirects.schema';
import { SystemDataDocument } from './system.query';
import { systemDataSchema, type SystemData } from './system.schema';
import { allRedirectsTag, mediaTag, redirectsTag, siteTag, systemTag } from './tags';

/** Countries, languages, sites and brands, with names in the given language. */
export const loadSystem = (language: LanguageCode): Promise<SystemData> =>
  contentCache().get(`system:${language}`, [systemTag], async () => {
    const { systemData } = await queryContent(SystemDataDocument, systemDataSchema, {}, language);
    return systemData;
  });

const emptyNavigation: SiteNavigation = {
  homeItems: [],
  topItems: [],
  footerItems: [],
  legalItems: [],
  note: null,
};

/** A site's header and footer entries, unfiltered. Its links show titles and addresses of the site's pages. */
export const loadNavigation = (siteKey: string, language: LanguageCode): Promise<SiteNavigation> =>
  contentCache().get(`navigation:${siteKey}:${language}`, [systemTag, siteTag(siteKey)], async () => {
    const { systemData } = await queryContent(SiteNavigationDocument, siteNavigationSchema, {}, language);
    const site = systemData.sites.find(({ key }) => key === siteKey);
    return {
      ...emptyNavigation,
      ...site?.headerNavigation,
      footerItems: site?.footerNavigation?.items ?? [],
      legalItems: site?.footerNavigation?.legalItems ?? [],
      note: site?.footerNavigation?.note ?? null,
    };
  });

/** Every published page of a site, lightly: where it stands, in which languages and countries. */
export const loadPageIndex = (siteKey: string, language: LanguageCode = 'en'): Promise<IndexedPage[]> =>
  contentCache().get(`pages:${siteKey}:${language}`, [siteTag(siteKey), systemTag], async () => {
    const { pagesOfSite } = await queryContent(
      PageIndexDocument,
      pageIndexSchema,
      { site: siteKey },
      language,
    );
    return pagesOfSite;
  });

/** The redirects of a site, and of all sites, whose previous URL is among the given ones. */
export const loadRedirects = (
  siteKey: string,
  urls: readonly string[],
  language: LanguageCode,
): Promise<Redirect[]> =>
  contentCache().get(
    `redirects:${siteKey}:${language}:${urls[0] ?? ''}`,
    [redirectsTag(siteKey), allRedirectsTag, siteTag(siteKey)],
    async () => {
      const variables = { site: siteKey, urls: [...urls] };
      const answer = await queryContent(RedirectsDocument, redirectsSchema, variables, language);
      return answer.redirectsByPreviousUrls;
    },
  );

export interface PageAddressOnSite {
  siteKey: string;
  parentSlug: string;
  slug: string;
  locale: Pick<Locale, 'language' | 'country'>;
}

interface LoadedPage {
  page: ContentPage | null;
}

export const pageTags = (siteKey: string): string[] => [siteTag(siteKey), systemTag, mediaTag];

/** A published page with its modules, in the country's own version where there is one; null when there is none. */
export const loadPage = async (address: PageAddressOnSite): Promise<ContentPage | null> => {
  const { siteKey, parentSlug, slug, locale } = address;
  const country = locale.country === internationalCountry ? null : locale.country;
  const key = ['page', siteKey, locale.language, country ?? '', parentSlug, slug].join(':');
  const { page } = await contentCache().get<LoadedPage>(key, pageTags(siteKey), async () => {
    const variables = { site: siteKey, parentSlug, slug, country };
    const answer = await queryContent(PageByPathDocument, pageByPathSchema, variables, locale.language);
    return { page: answer.pageByPath };
  });
  return page;
};
