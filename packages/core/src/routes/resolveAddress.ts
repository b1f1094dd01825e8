import { limits } from '../limits/constants';
import { decideLocale } from '../locales/decideLocale';
import { localesOfSite } from '../locales/localesOfSite';
import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { replaceLocale } from '../paths/replaceLocale';
import { splitPath } from '../paths/splitPath';
import { resolveSite } from '../sites/resolveSite';
import type { Locale } from '../types/Locale';

import { decideCanonicalLocation } from './decideCanonicalLocation';
import { decideCanonicalPath } from './decideCanonicalPath';
import { decideDirectAddress } from './decideDirectAddress';
import { readDirectId } from './readDirectId';
import { resolvePage } from './resolvePage';
import type { RouteAddress } from './routeAddress';
import type { RouteLeg, RouteLocation, RouteScope } from './RouteLeg';
import type { RoutePage, RouteRedirectReason, RouteSite } from './RouteResolution';
import type { LocaleStep, RouteTraceEntry } from './RouteTrace';

const onward = (to: RouteAddress, status: 301 | 302, reason: RouteRedirectReason) =>
  ({ kind: 'onward', to, status, reason, isLeaving: false }) as const;

const isMalformed = (path: string) => splitPath(path).segments.some(({ decoded }) => decoded === undefined);

/** Decides one address; for a redirect only its next hop (section 2.2). */
export function resolveAddress<TSite extends RouteSite, TPage extends RoutePage>(
  address: RouteAddress,
  scope: RouteScope<TSite, TPage>,
): RouteLeg<TSite, TPage> {
  const canonical = decideCanonicalPath(address.path);
  const location = canonical.kind === 'redirect' ? canonical.location : null;
  const first: RouteTraceEntry = { step: 'systemRedirect', path: address.path, location };
  if (canonical.kind === 'redirect') {
    const stop = onward({ ...address, path: canonical.location }, canonical.status, 'systemRedirect');
    return { address, steps: [first], stop };
  }
  const { steps, stop } = resolveInSite(address, scope);
  return { address, steps: [first, ...steps], stop };
}

type Part<TSite extends RouteSite, TPage extends RoutePage> = Pick<RouteLeg<TSite, TPage>, 'steps' | 'stop'>;

function resolveInSite<TSite extends RouteSite, TPage extends RoutePage>(
  address: RouteAddress,
  scope: RouteScope<TSite, TPage>,
): Part<TSite, TPage> {
  const { host, path } = address;
  const resolution = resolveSite(host, path, scope.data.sites);
  const tried = resolution.trace;
  if (resolution.kind === 'error') {
    const siteKey = resolution.code === 'siteWithoutDomain' ? resolution.site.key : null;
    const problem = resolution.code;
    return {
      steps: [{ step: 'site', host, path, siteKey, matchedBy: null, rest: null, problem, tried }],
      stop: { kind: 'end', end: { kind: 'misconfigured', code: problem, siteKey } },
    };
  }
  const { site, domain, rest, localePrefix, step: matchedBy } = resolution;
  const siteStep: RouteTraceEntry = {
    step: 'site',
    host,
    path,
    siteKey: site.key,
    matchedBy,
    rest,
    problem: null,
    tried,
  };
  const routeLocation = { address, site, domain, rest, localePrefix };
  const { steps, stop } =
    resolveDirect(routeLocation, scope) ??
    resolveCanonicalLocation(routeLocation) ??
    resolveLocale(routeLocation, scope);
  return { steps: [siteStep, ...steps], stop };
}

const decideRequestLocale = <TSite extends RouteSite, TPage extends RoutePage>(
  { site, localePrefix }: RouteLocation<TSite>,
  { request, data }: RouteScope<TSite, TPage>,
) =>
  decideLocale({
    requested: localePrefix,
    cookie: request.cookieLocale,
    acceptLanguage: request.acceptLanguage,
    offered: localesOfSite(site, data.countries),
    site,
  });

/** "A query parameter direct on path /{id} looks up a page by id and redirects (302) to the page's real URL" (section 2.2). */
function resolveDirect<TSite extends RouteSite, TPage extends RoutePage>(
  routeLocation: RouteLocation<TSite>,
  scope: RouteScope<TSite, TPage>,
): Part<TSite, TPage> | undefined {
  const { path, query } = routeLocation.address;
  const { request, data } = scope;
  const id = readDirectId(path, query);
  const isRequested = id !== undefined && id === readDirectId(request.path, request.query);
  if (!isRequested || data.directPage === undefined || routeLocation.rest.lastIndexOf('/') > 0)
    return undefined;
  const to = data.directPage && decideDirectAddress(routeLocation, data.directPage, scope);
  const siteKey = data.directPage?.siteKey ?? null;
  if (to) {
    const { href, address, status } = to;
    return {
      steps: [{ step: 'direct', id, siteKey, location: href }],
      stop: onward(address, status, 'direct'),
    };
  }
  const { locale } = decideRequestLocale(routeLocation, scope);
  return {
    steps: [{ step: 'direct', id, siteKey, location: null }],
    stop: { kind: 'end', end: { kind: 'notFound', site: routeLocation.site, locale } },
  };
}

/** One address for each page: other spellings of site slug, locale and home redirect to it. */
function resolveCanonicalLocation<TSite extends RouteSite, TPage extends RoutePage>(
  routeLocation: RouteLocation<TSite>,
): Part<TSite, TPage> | undefined {
  const { path } = routeLocation.address;
  const location =
    isUnlocalizedPath(path) || isMalformed(path) ? undefined : decideCanonicalLocation(routeLocation);
  if (location === undefined) return undefined;
  return {
    steps: [{ step: 'systemRedirect', path, location }],
    stop: onward(
      { ...routeLocation.address, path: location },
      limits.redirectStatus.system,
      'systemRedirect',
    ),
  };
}

function resolveLocale<TSite extends RouteSite, TPage extends RoutePage>(
  routeLocation: RouteLocation<TSite>,
  scope: RouteScope<TSite, TPage>,
): Part<TSite, TPage> {
  const { address, localePrefix } = routeLocation;
  const decision = decideRequestLocale(routeLocation, scope);
  const createLocaleStep = (locale: Locale, location: string | null): LocaleStep => ({
    step: 'locale',
    requested: localePrefix ?? null,
    locale: locale.code,
    source: decision.source,
    location,
  });
  const isPlain = decision.kind === 'serve' || isUnlocalizedPath(address.path) || isMalformed(address.path);
  if (!isPlain) {
    const path = replaceLocale(address.path, '', decision.locale);
    const stop = onward({ ...address, path }, decision.status, 'locale');
    return { steps: [createLocaleStep(decision.locale, path)], stop };
  }
  const { steps, stop }: Part<TSite, TPage> = resolvePage(routeLocation, decision.locale, scope);
  return { steps: [createLocaleStep(decision.locale, null), ...steps], stop };
}
