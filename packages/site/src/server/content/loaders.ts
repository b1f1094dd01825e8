import type { z } from 'zod';
import { PageByPathDocument } from '@kmx/blocks';
import {
  createRedirectIndex,
  decidePageVersion,
  internationalCountry,
  reportDroppedSites,
  selectUsableSites,
  validateSites,
  type DirectPage,
  type LanguageCode,
  type Locale,
  type Redirect,
  type RedirectIndex,
} from '@kmx/core';

import { log } from '../log';

import { contentCache } from './contentCache';
import { ContentError } from './ContentError';
import { menusOfSite } from './menusOfSite';
import { SiteNavigationDocument } from './navigation.query';
import { siteNavigationSchema, type SiteNavigation } from './navigation.schema';
import { pageByPathSchema, type ContentPage } from './page.schema';
import { PageAddressDocument, PageIndexDocument } from './pages.query';
import { pageAddressSchema, pageIndexSchema, type IndexedPage } from './pages.schema';
import { queryContent } from './queryContent';
import { RedirectsOfSiteDocument } from './redirects.query';
import { redirectsSchema } from './redirects.schema';
import { SystemDataDocument } from './system.query';
import { systemDataSchema, type SystemData } from './system.schema';
import { allRedirectsTag, mediaTag, modulesTag, pageTag, redirectsTag, siteTag, systemTag } from './tags';

/** Loads countries, languages, sites and brands, with names in the given language. */
export const loadSystem = (language: LanguageCode): Promise<SystemData> =>
  contentCache().get(`system:${language}`, [systemTag], async () => {
    const { systemData } = await queryContent(SystemDataDocument, systemDataSchema, {}, language);
    // Logs configuration problems, such as two sites on one host, with their remedy.
    for (const { code, message } of [
      ...validateSites(selectUsableSites(systemData.sites)),
      ...reportDroppedSites(systemData.sites),
    ])
      log('error', `Site configuration, ${code}: ${message}`);
    return systemData;
  });

/** Loads a site's unfiltered header and footer entries, with titles and addresses of linked pages. */
export const loadNavigation = (siteKey: string, language: LanguageCode): Promise<SiteNavigation> =>
  contentCache().get(`navigation:${siteKey}:${language}`, [systemTag, siteTag(siteKey)], async () => {
    const { systemData } = await queryContent(SiteNavigationDocument, siteNavigationSchema, {}, language);
    return menusOfSite(systemData, siteKey);
  });

/** Loads an index of a site's published pages: path, languages and countries. */
export const loadPageIndex = (siteKey: string, language: LanguageCode = 'en'): Promise<IndexedPage[]> =>
  contentCache().get(
    `pages:${siteKey}:${language}`,
    [siteTag(siteKey), modulesTag(siteKey), systemTag],
    async () => {
      const { pagesOfSite } = await queryContent(
        PageIndexDocument,
        pageIndexSchema,
        { site: siteKey },
        language,
      );
      return pagesOfSite;
    },
  );

async function queryAllRedirects(siteKey: string): Promise<Redirect[]> {
  const redirects: Redirect[] = [];
  let after: string | null = null;
  do {
    const { redirectsOfSite }: z.output<typeof redirectsSchema> = await queryContent(
      RedirectsOfSiteDocument,
      redirectsSchema,
      { site: siteKey, after },
      'en',
    );
    redirects.push(...redirectsOfSite.nodes);
    after = redirectsOfSite.pageInfo.hasNextPage ? redirectsOfSite.pageInfo.endCursor : null;
  } while (after !== null);
  return redirects;
}

export const loadRedirectIndex = (siteKey: string): Promise<RedirectIndex> =>
  contentCache().get(
    `redirects:${siteKey}`,
    [redirectsTag(siteKey), allRedirectsTag, siteTag(siteKey)],
    async () => createRedirectIndex(await queryAllRedirects(siteKey), siteKey),
  );

/**
 * Loads a page of any site by id; null if there is none. Uncached, because unknown ids would evict content.
 */
export async function loadDirectPage(id: string): Promise<DirectPage | null> {
  const { pageById } = await queryContent(PageAddressDocument, pageAddressSchema, { id }, 'en');
  return pageById?.site ? { page: pageById, siteKey: pageById.site.key } : null;
}

export interface PageAddressOnSite {
  siteKey: string;
  parentSlug: string;
  slug: string;
  locale: Pick<Locale, 'language' | 'country'>;
  /** Includes content that is restricted to some readers; the result is not cached. */
  isUnlocked?: boolean;
}

interface LoadedPage {
  page: ContentPage | null;
}

export const pageTags = (siteKey: string): string[] => [siteTag(siteKey), systemTag, mediaTag];

async function isListed({ siteKey, parentSlug, slug, locale }: PageAddressOnSite): Promise<boolean> {
  const index = await loadPageIndex(siteKey);
  const versions = index.filter((page) => page.slug === slug && page.parentSlug === parentSlug);
  return decidePageVersion(versions, locale.country) !== undefined;
}

/**
 * @throws ContentError even if the page does not exist although the index lists it, because the service may
 * be inconsistent.
 */
async function queryPage(address: PageAddressOnSite, country: string | null): Promise<LoadedPage> {
  const { siteKey, parentSlug, slug, locale, isUnlocked } = address;
  const variables = { site: siteKey, parentSlug, slug, country };
  const response = await queryContent(PageByPathDocument, pageByPathSchema, variables, locale.language, {
    isPreview: isUnlocked,
  });
  if (response.pageByPath === null && (await isListed(address)))
    throw new ContentError('badResponse', { operation: 'PageByPath', detail: 'no page where one is listed' });
  return { page: response.pageByPath };
}

/**
 * Loads a published page with its modules, in the country's own version if there is one; null if there is no
 * page.
 */
export const loadPage = async (address: PageAddressOnSite): Promise<ContentPage | null> => {
  const { siteKey, parentSlug, slug, locale, isUnlocked } = address;
  const country = locale.country === internationalCountry ? null : locale.country;
  if (isUnlocked) return (await queryPage(address, country)).page;
  const key = ['page', siteKey, locale.language, country ?? '', parentSlug, slug].join(':');
  const { page } = await contentCache().get(
    key,
    pageTags(siteKey),
    () => queryPage(address, country),
    (loaded) => (loaded.page ? [pageTag(loaded.page.id)] : []),
  );
  return page;
};
