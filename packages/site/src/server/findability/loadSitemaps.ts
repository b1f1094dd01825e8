import {
  applicationPaths,
  createSitemapEntries,
  findMainSite,
  localesOfSite,
  pagePath,
  splitSitemap,
  type SitemapEntry,
  type SitemapLimits,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { loadPageIndex } from '../content/loaders';
import type { SiteConfig } from '../content/system.schema';
import { modulesTag, siteTag, systemTag } from '../content/tags';
import type { HostView } from '../links/loadHost';
import { loadJobOpenings } from '../lists/jobOpenings';
import { loadStoryContacts } from '../lists/storyContacts';

import { loadProductRange, type ProductRange } from '../products/loadProductRange';
import { productsTag } from '../products/productCache';

import { createJobOpeningEntries } from './createJobOpeningEntries';
import { createProductEntries } from './createProductEntries';
import { createStoryContactEntries } from './createStoryContactEntries';
import { writeSitemap, writeSitemapIndex } from './writeSitemap';

export interface HostSitemaps {
  /** Response of `/sitemap.xml`. */
  root: string;
  /** Responses of `/sitemaps/1.xml` and so on. */
  parts: readonly string[];
  /** False while the product service fails; the response must not be cached then. */
  isComplete: boolean;
}

const isProductPath = (path: string) =>
  path === applicationPaths.products || path.startsWith(`${applicationPaths.products}/`);

/** Loads the pages, story contacts and open jobs of a site. */
async function loadContentEntries(site: SiteConfig, host: HostView): Promise<readonly SitemapEntry[]> {
  const locales = localesOfSite(site, host.system.countries);
  const [pages, contacts, openings] = await Promise.all([
    loadPageIndex(site.key),
    loadStoryContacts(site.key, site.defaultLanguage),
    loadJobOpenings(site.key, site.defaultLanguage),
  ]);
  return [
    ...createSitemapEntries({ site, locales, pages, ...host.address }),
    ...createStoryContactEntries({ site, host, contacts }),
    ...createJobOpeningEntries({ site, host, openings, now: new Date() }),
  ];
}

/** Splits the pages of a host's sites into sitemaps; returns at least one. */
export async function writePageSitemaps(host: HostView, limits?: SitemapLimits): Promise<readonly string[]> {
  const entries = await Promise.all(host.sites.map((site) => loadContentEntries(site, host)));
  return Promise.all(splitSitemap(entries.flat(), limits).map(writeSitemap));
}

/** Cached until a page is published. */
const loadPageSitemaps = (host: HostView): Promise<readonly string[]> =>
  contentCache().get(
    `sitemaps:${host.origin}`,
    [systemTag, ...host.sites.flatMap(({ key }) => [siteTag(key), modulesTag(key)])],
    () => writePageSitemaps(host),
  );

/** Cached separately, because thousands of addresses do not change when a page is published. */
async function loadProductSitemaps(
  site: SiteConfig,
  host: HostView,
  range: ProductRange,
): Promise<readonly string[]> {
  // An editorial page takes precedence over an application page with the same address.
  const taken = (await loadPageIndex(site.key)).map(pagePath).filter(isProductPath);
  const key = `product-sitemaps:${host.origin}:${taken.join()}`;
  return contentCache().get(key, [systemTag, productsTag], async () => {
    const entries = createProductEntries({ site, host, range, taken });
    return entries.length === 0 ? [] : Promise.all(splitSitemap(entries).map(writeSitemap));
  });
}

async function combine(
  host: HostView,
  parts: readonly string[],
): Promise<Pick<HostSitemaps, 'root' | 'parts'>> {
  const [first = ''] = parts;
  if (parts.length < 2) return { root: first, parts };
  const urls = parts.map((_, index) => `${host.origin}/sitemaps/${String(index + 1)}.xml`);
  return { root: await writeSitemapIndex(urls), parts };
}

/** Creates the sitemaps of a host: its pages, and products on the main site's host. */
export async function loadSitemaps(host: HostView): Promise<HostSitemaps> {
  const pages = await loadPageSitemaps(host);
  const main = findMainSite(host.system.sites);
  const site = host.sites.find(({ key }) => key === main?.key);
  if (!site) return { ...(await combine(host, pages)), isComplete: true };
  const range = await loadProductRange();
  const products = range ? await loadProductSitemaps(site, host, range) : [];
  return { ...(await combine(host, [...pages, ...products])), isComplete: range !== null };
}
