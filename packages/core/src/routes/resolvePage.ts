import { decideContentLanguage } from '../content/decideContentLanguage';
import { decideHome } from '../content/decideHome';
import { decidePageVersion } from '../content/decidePageVersion';
import { versionsAt } from '../content/versionsAt';
import { limits } from '../limits/constants';
import { linkHref } from '../links/linkHref';
import { findBranch } from '../navigation/findBranch';
import { isHomePage } from '../paths/isHomePage';
import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { parsePath, type ParsedPath } from '../paths/parsePath';
import type { Locale } from '../types/Locale';

import { applicationPaths } from './ApplicationRoute';
import { deepSections } from './deepSections';
import { resolveApplication } from './resolveApplication';
import { formatAddress, isRouted, targetAddress } from './routeAddress';
import type { RouteLeg, RouteLocation, RouteScope } from './RouteLeg';
import type { RouteEnd, RoutePage, RouteSite, SiteData } from './RouteResolution';
import type { PageStep, RedirectLookupStep, RouteTraceEntry } from './RouteTrace';

type Part<TSite extends RouteSite, TPage extends RoutePage> = Pick<RouteLeg<TSite, TPage>, 'steps' | 'stop'>;

/** Finds the page at an address, or its new address (sections 2.1, 2.2 and 5); the locale is already decided. */
export function resolvePage<TSite extends RouteSite, TPage extends RoutePage>(
  routeLocation: RouteLocation<TSite>,
  locale: Locale,
  scope: RouteScope<TSite, TPage>,
): Part<TSite, TPage> {
  const { address, site, domain } = routeLocation;
  const notFound = { kind: 'notFound', site, locale } as const;
  const data = site.key === scope.ownSiteKey ? scope.data : scope.data.dataOfSite?.(site.key);
  // Without data of the other site, resolution stops here.
  if (!data) return { steps: [], stop: { kind: 'end', end: notFound } };

  const parsed = parsePath(address.path, {
    siteSlug: domain.slug,
    localelessLanguage: site.localelessLanguage,
  });
  if (!parsed.ok) {
    const step = pageStep(routeLocation, locale, { problem: 'malformedPath' });
    return { steps: [step], stop: { kind: 'end', end: notFound } };
  }
  const { page, step } = findPage(routeLocation, parsed.value, locale, data);
  if (page) {
    const end = { kind: 'page', site, locale, page, protection: page.protection } as const;
    return { steps: [step, ...describePage(end, scope)], stop: { kind: 'end', end } };
  }
  if (step.problem === 'noHome') {
    const code = 'invalidHomePageConfiguration';
    return { steps: [step], stop: { kind: 'end', end: { kind: 'misconfigured', code, siteKey: site.key } } };
  }
  const application = resolveApplication(routeLocation, locale, scope);
  if (application) return { steps: [step, ...application.steps], stop: application.stop };
  const moved = resolveMoved(routeLocation, locale, data, scope);
  return { steps: [step, ...moved.steps], stop: moved.stop };
}

const pageStep = <TSite extends RouteSite>(
  { rest }: RouteLocation<TSite>,
  { country }: Locale,
  found: Partial<PageStep>,
): PageStep => ({
  step: 'page',
  path: rest,
  parentSlug: null,
  slug: null,
  country,
  pageId: null,
  versions: [],
  problem: null,
  ...found,
});

/** "Pages are resolved by slug": the country's version at the address, or the universal one (section 2.2). */
function findPage<TSite extends RouteSite, TPage extends RoutePage>(
  routeLocation: RouteLocation<TSite>,
  { ancestors, parentSlug, pageSlug }: ParsedPath,
  locale: Locale,
  { pages }: SiteData<TPage>,
): { readonly page: TPage | undefined; readonly step: PageStep } {
  const requested = { parentSlug: [...ancestors, parentSlug].join('/'), slug: pageSlug };
  const isPagePath =
    routeLocation.localePrefix !== undefined || !isUnlocalizedPath(routeLocation.address.path);
  const found = isPagePath ? versionsAt(pages, requested) : [];
  const isHome = isHomePage(requested);
  const home = isHome ? decideHome(found, locale.country) : undefined;
  const page = home ? (home.ok ? home.value : undefined) : decidePageVersion(found, locale.country);
  const isTooDeep = ancestors.length > 0 && !deepSections.includes(ancestors[0] ?? '');
  const missing = found.length > 0 ? 'notInCountry' : isTooDeep ? 'tooDeep' : 'noPage';
  const problem = page ? null : isHome ? 'noHome' : missing;
  const versions = found.map(({ id, countries }) => ({ id, countries }));
  return {
    page,
    step: pageStep(routeLocation, locale, { ...requested, pageId: page?.id ?? null, versions, problem }),
  };
}

function describePage<TSite extends RouteSite, TPage extends RoutePage>(
  { page, site, locale }: Extract<RouteEnd<TSite, TPage>, { readonly kind: 'page' }>,
  { data, ownSiteKey }: RouteScope<TSite, TPage>,
): readonly RouteTraceEntry[] {
  const { protection } = page;
  const branch = data.navigation && findBranch(data.navigation, page.id);
  const entries = branch?.map(({ id, title }) => ({ id, title })) ?? null;
  const language = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  return [
    ...(data.navigation && site.key === ownSiteKey
      ? [{ step: 'navigationBranch', branch: entries } as const]
      : []),
    {
      step: 'protection',
      mode: protection.mode,
      role: protection.mode === 'ciamRole' ? protection.role : null,
    },
    { step: 'language', locale: locale.code, ...language },
  ];
}

/** The application finds a product by its slug and redirects to its path in the hierarchy. */
const productPath = (slug: string) => `${applicationPaths.products}/${encodeURIComponent(slug)}`;

/** "An unknown page triggers a redirect lookup by previous URL (the longest matching previous URL wins)" (section 2.2). */
function resolveMoved<TSite extends RouteSite, TPage extends RoutePage>(
  { address, site, domain, rest }: RouteLocation<TSite>,
  locale: Locale,
  { redirects }: SiteData<TPage>,
  { request, data }: RouteScope<TSite, TPage>,
): Part<TSite, TPage> {
  const end = { kind: 'notFound', site, locale } as const;
  const { redirect, candidates } = redirects.find(rest);
  const { sites, countries } = data;
  const href =
    redirect &&
    linkHref(redirect.target, {
      productPath,
      site,
      sites,
      countries,
      locale,
      currentHost: address.host,
      currentDomain: domain,
      protocol: address.protocol,
    });
  const to = href === undefined ? undefined : targetAddress(href, address);
  const step: RedirectLookupStep = {
    step: 'redirectLookup',
    path: rest,
    candidates,
    previousUrl: redirect?.previousUrl ?? null,
    permanent: redirect?.permanent ?? null,
    location: to ? formatAddress(to, request) : null,
    problem: redirect && !to ? 'leadsNowhere' : null,
  };
  if (!redirect || !to) return { steps: [step], stop: { kind: 'end', end } };
  const status = redirect.permanent ? limits.redirectStatus.system : limits.redirectStatus.temporary;
  const isLeaving = !isRouted(to, request.host, sites);
  return {
    steps: [step],
    stop: { kind: 'onward', to, status, reason: 'previousUrl', isLeaving, otherwise: end },
  };
}
