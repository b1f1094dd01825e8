import { selectUsableSites, siteUrl, sitesOfHost } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { siteAddress, type SiteHostAddress } from './siteAddress';

export interface HostView {
  system: SystemData;
  sites: readonly SiteConfig[];
  address: SiteHostAddress;
  /** Protocol, host and port, without a trailing slash. */
  origin: string;
}

/** Protocol, host and port of a site's canonical addresses. */
export const siteOrigin = (site: SiteConfig): string => {
  const { currentHost, protocol } = siteAddress(site);
  return `${protocol}://${currentHost}`;
};

/** Returns the absolute address of a site's home page in its default language, which identifies the site. */
export const siteHome = (site: SiteConfig, locale: Parameters<typeof siteUrl>[1]['locale']): string =>
  siteUrl('/', { site, locale, ...siteAddress(site), isAbsolute: true });

/** Loads the sites of the requested host; null if there are none. */
export async function loadHost(request: Request): Promise<HostView | null> {
  const system = await loadSystem('en');
  const host = request.headers.get('host') ?? '';
  const sites = sitesOfHost(host, selectUsableSites(system.sites));
  const first = sites[0];
  return first ? { system, sites, address: siteAddress(first), origin: siteOrigin(first) } : null;
}
