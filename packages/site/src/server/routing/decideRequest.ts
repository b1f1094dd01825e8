import {
  createRedirectIndex,
  readDirectId,
  resolveRoute,
  resolveSite,
  selectUsableSites,
  type Country,
  type NavigationItem,
  type RedirectIndex,
  type RouteData,
  type RouteRequest,
  type RouteResolution,
  type SiteData,
} from '@kmx/core';

import {
  loadDirectPage,
  loadNavigation,
  loadPageIndex,
  loadRedirectIndex,
  loadSystem,
} from '../content/loaders';
import { entriesOfMenus } from '../content/menusOfSite';
import type { IndexedPage } from '../content/pages.schema';
import type { SiteConfig } from '../content/system.schema';
import { log } from '../log';

import { ApplicationFinder } from './ApplicationFinder';

export interface DecidedRequest {
  resolution: RouteResolution<SiteConfig, IndexedPage>;
  /** Path inside the site, percent-encoded; `/` if no site was found. */
  rest: string;
  sites: readonly SiteConfig[];
  countries: readonly Country[];
  query: string;
}

/** Failing redirects must not break pages: old addresses then return 404, and the failure is logged. */
async function readRedirects(siteKey: string): Promise<RedirectIndex> {
  try {
    return await loadRedirectIndex(siteKey);
  } catch (error) {
    log('error', 'Redirects could not be loaded.', { site: siteKey }, error);
    return createRedirectIndex([], siteKey);
  }
}

async function readSiteData(siteKey: string): Promise<SiteData<IndexedPage>> {
  const [pages, redirects] = await Promise.all([loadPageIndex(siteKey), readRedirects(siteKey)]);
  return { pages, redirects };
}

const readBranches = async (siteKey: string): Promise<readonly NavigationItem[]> =>
  entriesOfMenus(await loadNavigation(siteKey, 'en'));

type Details = RouteData<SiteConfig, IndexedPage>;

/** Redirects may lead to another site or a product, whose data is loaded when the resolution needs it. */
async function resolveAcrossSites(
  request: RouteRequest,
  input: Details,
): Promise<RouteResolution<SiteConfig, IndexedPage>> {
  const known = new Map<string, SiteData<IndexedPage>>();
  const application = new ApplicationFinder(input.sites);
  for (;;) {
    const missing = new Set<string>();
    const dataOfSite = (siteKey: string) => {
      const site = known.get(siteKey);
      if (!site) missing.add(siteKey);
      return site;
    };
    const resolution = resolveRoute(request, { ...input, dataOfSite, findApplication: application.find });
    if (missing.size === 0 && !(await application.read())) return resolution;
    for (const siteKey of missing) known.set(siteKey, await readSiteData(siteKey));
  }
}

/**
 * Decides the response to a page request (sections 2.1 and 2.2) with core's `resolveRoute` and data of the
 * content service. With `hasNavigation`, the trace includes the navigation branch.
 * @throws ContentError or ProductServiceError if a service fails and nothing is cached.
 */
export async function decideRequest(
  request: RouteRequest,
  { hasNavigation = false }: { hasNavigation?: boolean } = {},
): Promise<DecidedRequest> {
  const { sites: all, countries } = await loadSystem('en');
  const sites = selectUsableSites(all);
  const found = resolveSite(request.host, request.path, sites);
  const siteKey = found.kind === 'matched' ? found.site.key : undefined;
  const directId = readDirectId(request.path, request.query);
  const [own, directPage, navigation] = await Promise.all([
    siteKey === undefined ? { pages: [], redirects: createRedirectIndex([], '') } : readSiteData(siteKey),
    directId === undefined ? undefined : loadDirectPage(directId),
    hasNavigation && siteKey !== undefined ? readBranches(siteKey) : undefined,
  ]);
  const input: Details = { sites, countries, ...own, directPage, navigation };
  return {
    resolution: await resolveAcrossSites(request, input),
    rest: found.kind === 'matched' ? found.rest : '/',
    sites,
    countries,
    query: request.query,
  };
}
