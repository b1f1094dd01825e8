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

/** Countries, languages, sites and brands, with names in the given language. */
export const loadSystem = (language: LanguageCode): Promise<SystemData> =>
  contentCache().get(`system:${language}`, [systemTag], async () => {
    const { systemData } = await queryContent(SystemDataDocument, systemDataSchema, {}, language);
    // Two sites on one host, a site without a domain or menu: said when it is read, by name and with the remedy.
    for (const { code, message } of [
      ...validateSites(selectUsableSites(systemData.sites)),
      ...reportDroppedSites(systemData.sites),
    ])
      log('error', `Site configuration, ${code}: ${message}`);
    return systemData;
  });

/** A site's header and footer entries, unfiltered. Its links show titles and addresses of the site's pages. */
export const loadNavigation = (siteKey: string, language: LanguageCode): Promise<SiteNavigation> =>
  contentCache().get(`navigation:${siteKey}:${language}`, [systemTag, siteTag(siteKey)], async () => {
    const { systemData } = await queryContent(SiteNavigationDocument, siteNavigationSchema, {}, language);
    return menusOfSite(systemData, siteKey);
  });

/** Every published page of a site, lightly: where it stands, in which languages and countries. */
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

/** The redirects of a site and of all sites, ready to be looked up: one entry, however many unknown paths are asked for. */
export const loadRedirectIndex = (siteKey: string): Promise<RedirectIndex> =>
  contentCache().get(
    `redirects:${siteKey}`,
    [redirectsTag(siteKey), allRedirectsTag, siteTag(siteKey)],
    async () => createRedirectIndex(await queryAllRedirects(siteKey), siteKey),
  );

/** A page of any site by its id; null when there is none. Not remembered: ids that nobody has would push content out. */
export async function loadDirectPage(id: string): Promise<DirectPage | null> {
  const { pageById } = await queryContent(PageAddressDocument, pageAddressSchema, { id }, 'en');
  return pageById?.site ? { page: pageById, siteKey: pageById.site.key } : null;
}

export interface PageAddressOnSite {
  siteKey: string;
  parentSlug: string;
  slug: string;
  locale: Pick<Locale, 'language' | 'country'>;
  /** Asks past what readers may see, for a page whose protection was lifted; such an answer is not remembered. */
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

/** @throws ContentError also when there is no page where the site's index lists one: a service that lost it, or is about to say so. */
async function queryPage(address: PageAddressOnSite, country: string | null): Promise<LoadedPage> {
  const { siteKey, parentSlug, slug, locale, isUnlocked } = address;
  const variables = { site: siteKey, parentSlug, slug, country };
  const response = await queryContent(PageByPathDocument, pageByPathSchema, variables, locale.language, {
    isPreview: isUnlocked,
  });
  if (response.pageByPath === null && (await isListed(address)))
    throw new ContentError('badAnswer', { operation: 'PageByPath', detail: 'no page where one is listed' });
  return { page: response.pageByPath };
}

/** A published page with its modules, in the country's own version where there is one; null when there is none. */
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
