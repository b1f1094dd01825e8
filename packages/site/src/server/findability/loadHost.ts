import { selectUsableSites, siteUrl, sitesOfHost } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { siteAddress, type SiteHostAddress } from '../view/siteAddress';

/** A host as search engines are to know it, and the sites that stand on it. */
export interface HostView {
  system: SystemData;
  sites: readonly SiteConfig[];
  /** How addresses on this host are written. */
  address: SiteHostAddress;
  /** Protocol, host and port; no slash at the end. */
  origin: string;
}

/** Protocol, host and port of a site's canonical addresses. */
export const siteOrigin = (site: SiteConfig): string => {
  const { currentHost, protocol } = siteAddress(site);
  return `${protocol}://${currentHost}`;
};

/** A site's home in its default language, absolute: the address that stands for the site itself. */
export const siteHome = (site: SiteConfig, locale: Parameters<typeof siteUrl>[1]['locale']): string =>
  siteUrl('/', { site, locale, ...siteAddress(site), isAbsolute: true });

/** The sites of the host that was asked; null where routing would find none either. */
export async function loadHost(request: Request): Promise<HostView | null> {
  const system = await loadSystem('en');
  const host = request.headers.get('host') ?? '';
  const sites = sitesOfHost(host, selectUsableSites(system.sites));
  const first = sites[0];
  return first ? { system, sites, address: siteAddress(first), origin: siteOrigin(first) } : null;
}
