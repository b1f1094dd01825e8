import {
  createSitemapEntries,
  localesOfSite,
  splitSitemap,
  type SitemapEntry,
  type SitemapLimits,
} from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { loadPageIndex } from '../content/loaders';
import type { SiteConfig } from '../content/system.schema';
import { siteTag, systemTag } from '../content/tags';

import type { HostView } from './loadHost';
import { writeSitemap, writeSitemapIndex } from './writeSitemap';

/** The sitemaps of a host: one, or several behind an index. */
export interface HostSitemaps {
  /** What `/sitemap.xml` answers. */
  root: string;
  /** What `/sitemaps/1.xml` and so on answer; empty where one is enough. */
  parts: string[];
}

async function loadEntries(site: SiteConfig, host: HostView): Promise<readonly SitemapEntry[]> {
  const locales = localesOfSite(site, host.system.countries);
  return createSitemapEntries({ site, locales, pages: await loadPageIndex(site.key), ...host.address });
}

/** Writes the sitemaps of all sites of a host. */
export async function createSitemaps(host: HostView, limits?: SitemapLimits): Promise<HostSitemaps> {
  const entries = (await Promise.all(host.sites.map((site) => loadEntries(site, host)))).flat();
  const parts = await Promise.all(splitSitemap(entries, limits).map(writeSitemap));
  const [first = ''] = parts;
  if (parts.length < 2) return { root: first, parts: [] };
  const urls = parts.map((_, index) => `${host.origin}/sitemaps/${String(index + 1)}.xml`);
  return { root: await writeSitemapIndex(urls), parts };
}

/** The sitemaps of a host, written once per publication. */
export const loadSitemaps = (host: HostView): Promise<HostSitemaps> =>
  contentCache().get(
    `sitemaps:${host.origin}`,
    [systemTag, ...host.sites.map(({ key }) => siteTag(key))],
    () => createSitemaps(host),
  );
