import { limits } from '../limits/constants';
import { mainSiteTarget } from '../links/linkTarget';
import { findMainSite } from '../sites/findMainSite';
import { siteUrl } from '../sites/siteUrl';
import type { Locale } from '../types/Locale';

import { formatAddress, targetAddress } from './routeAddress';
import type { RouteLeg, RouteLocation, RouteScope } from './RouteLeg';
import type { RoutePage, RouteSite } from './RouteResolution';

type Part<TSite extends RouteSite, TPage extends RoutePage> = Pick<RouteLeg<TSite, TPage>, 'steps' | 'stop'>;

/** Resolves an application route (section 2.2); `undefined` if there is none. */
export function resolveApplication<TSite extends RouteSite, TPage extends RoutePage>(
  { address, site, domain, rest: path, localePrefix }: RouteLocation<TSite>,
  locale: Locale,
  { request, data }: RouteScope<TSite, TPage>,
): Part<TSite, TPage> | undefined {
  // Without a locale in the address, only sites with an unprefixed language are served.
  if (localePrefix === undefined && !site.localelessLanguage) return undefined;
  const match = data.findApplication?.({ site, locale, path });
  if (!match) return undefined;
  if (match.kind === 'found') {
    const { route } = match;
    return {
      steps: [{ step: 'application', path, route, location: null }],
      stop: { kind: 'end', end: { kind: 'application', site, locale, route } },
    };
  }
  const current = { currentHost: address.host, currentDomain: domain, protocol: address.protocol };
  const { sites, countries } = data;
  if (match.isOnMainSite && findMainSite(sites)?.key === site.key) return undefined;
  const writeUrl = match.isOnMainSite ? mainSiteTarget : siteUrl;
  const to = targetAddress(writeUrl(match.path, { site, sites, countries, locale, ...current }), address);
  if (!to) return undefined;
  const status = limits.redirectStatus.system;
  return {
    steps: [{ step: 'application', path, route: null, location: formatAddress(to, request) }],
    stop: { kind: 'onward', to, status, reason: 'moved', isLeaving: false },
  };
}
