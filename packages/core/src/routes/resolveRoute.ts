import { resolveSite } from '../sites/resolveSite';

import { resolveAddress } from './resolveAddress';
import { addressKey, formatAddress, requestAddress, type RouteAddress } from './routeAddress';
import type { RouteLeg, RouteScope } from './RouteLeg';
import type {
  RouteData,
  RouteOutcome,
  RoutePage,
  RouteRequest,
  RouteResolution,
  RouteSite,
} from './RouteResolution';
import type { RouteTraceEntry } from './RouteTrace';

/**
 * Resolves a request for a page (sections 2.1, 2.2 and 5) and records every step: canonical path, site, direct lookup,
 * locale, page, redirect lookup, in this order. A redirect points to the end of the whole resolution, so that
 * redirects never chain; it is permanent only if each of its hops is. Never throws.
 */
export function resolveRoute<TSite extends RouteSite, TPage extends RoutePage>(
  request: RouteRequest,
  data: RouteData<TSite, TPage>,
): RouteResolution<TSite, TPage> {
  const start = requestAddress(request);
  const site = resolveSite(start.host, start.path.replaceAll('\\', '/'), data.sites);
  const ownSiteKey = site.kind === 'matched' ? site.site.key : null;
  const legs = followLegs(start, { request, data, ownSiteKey });
  return { outcome: decideOutcome(legs, request), trace: traceOf(legs) };
}

type Legs<TSite extends RouteSite, TPage extends RoutePage> = readonly RouteLeg<TSite, TPage>[];

function followLegs<TSite extends RouteSite, TPage extends RoutePage>(
  start: RouteAddress,
  scope: RouteScope<TSite, TPage>,
): Legs<TSite, TPage> {
  const legs: RouteLeg<TSite, TPage>[] = [];
  const seen = new Map<string, number>();
  for (let address: RouteAddress | undefined = start; address;) {
    const known = seen.get(addressKey(address));
    if (known !== undefined) return endLoop(legs, known);
    seen.set(addressKey(address), legs.length);
    const leg: RouteLeg<TSite, TPage> = resolveAddress(address, scope);
    legs.push(leg);
    address = leg.stop.kind === 'onward' && !leg.stop.isLeaving ? leg.stop.to : undefined;
  }
  return legs;
}

/** The first redirect of a loop is not followed. It is the same one wherever the loop is entered. */
function endLoop<TSite extends RouteSite, TPage extends RoutePage>(
  legs: Legs<TSite, TPage>,
  entry: number,
): Legs<TSite, TPage> {
  for (const [index, leg] of legs.entries()) {
    if (index < entry || leg.stop.kind !== 'onward' || !leg.stop.otherwise) continue;
    const steps = leg.steps.map((step): RouteTraceEntry =>
      step.step === 'redirectLookup' ? { ...step, problem: 'loop' } : step,
    );
    return [...legs.slice(0, index), { ...leg, steps, stop: { kind: 'end', end: leg.stop.otherwise } }];
  }
  return legs;
}

function decideOutcome<TSite extends RouteSite, TPage extends RoutePage>(
  legs: Legs<TSite, TPage>,
  request: RouteRequest,
): RouteOutcome<TSite, TPage> {
  const hops = legs.flatMap(({ stop }) => (stop.kind === 'onward' ? [stop] : []));
  const [first] = hops;
  const last = hops.at(-1);
  const [leg] = legs;
  if (first && last) {
    return {
      kind: 'redirect',
      status: hops.every(({ status }) => status === 301) ? 301 : 302,
      location: formatAddress(last.to, request),
      reason: first.reason,
    };
  }
  if (leg?.stop.kind === 'end') return leg.stop.end;
  return { kind: 'misconfigured', code: 'mainSiteMissing', siteKey: null };
}

const traceOf = <TSite extends RouteSite, TPage extends RoutePage>(legs: Legs<TSite, TPage>) =>
  legs.flatMap(({ steps }, hop) => steps.map((step) => ({ ...step, hop })));
