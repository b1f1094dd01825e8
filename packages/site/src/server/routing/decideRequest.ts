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
import { describeFailure, log } from '../log';

import { ApplicationFinder } from './applicationContext';

export interface DecidedRequest {
  resolution: RouteResolution<SiteConfig, IndexedPage>;
  /** The path inside the site, still percent-encoded; `/` when no site was found. */
  rest: string;
  sites: readonly SiteConfig[];
  countries: readonly Country[];
  /** As it was asked for. */
  query: string;
}

/** A page must not fail for want of its redirects: without them an old address is not found, and the log says why. */
async function readRedirects(siteKey: string): Promise<RedirectIndex> {
  try {
    return await loadRedirectIndex(siteKey);
  } catch (error) {
    log('error', describeFailure(error), { site: siteKey });
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

/** A redirect may lead to another site, or to a product: what stands there is read when the resolution asks for it. */
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
 * Decides what answers a request for a page (sections 2.1 and 2.2): the rules are core's `resolveRoute`, the facts the
 * content service's. With `hasNavigation` the trace also names the navigation branch.
 * @throws ContentError or ProductServiceError when a service cannot answer and nothing is remembered.
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
