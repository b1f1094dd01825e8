import type { SiteDomain } from '../types/Site';

import type { RouteAddress } from './routeAddress';
import type {
  RouteEnd,
  RouteData,
  RoutePage,
  RouteRedirectReason,
  RouteRequest,
  RouteSite,
} from './RouteResolution';
import type { RouteTraceEntry } from './RouteTrace';

/** An end, or the way on. */
export type RouteStop<TSite extends RouteSite, TPage extends RoutePage> =
  | { readonly kind: 'end'; readonly end: RouteEnd<TSite, TPage> }
  | {
      readonly kind: 'onward';
      readonly to: RouteAddress;
      readonly status: 301 | 302;
      readonly reason: RouteRedirectReason;
      /** Nothing behind it is ours to follow. */
      readonly isLeaving: boolean;
      /** What holds when following comes back here; absent where it cannot. */
      readonly otherwise?: RouteEnd<TSite, TPage>;
    };

/** What was decided at one address. */
export interface RouteLeg<TSite extends RouteSite, TPage extends RoutePage> {
  readonly address: RouteAddress;
  readonly steps: readonly RouteTraceEntry[];
  readonly stop: RouteStop<TSite, TPage>;
}

/** What a leg is decided from. */
export interface RouteScope<TSite extends RouteSite, TPage extends RoutePage> {
  readonly request: RouteRequest;
  readonly data: RouteData<TSite, TPage>;
  /** The site that `data.pages` and `data.redirects` are of. */
  readonly ownSiteKey: string | null;
}

/** An address inside a site. */
export interface RouteLocation<TSite extends RouteSite> {
  readonly address: RouteAddress;
  readonly site: TSite;
  readonly domain: SiteDomain;
  /** The path inside the site, still percent-encoded. */
  readonly rest: string;
  readonly localePrefix?: string;
}
