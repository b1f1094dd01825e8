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

export type RouteStop<TSite extends RouteSite, TPage extends RoutePage> =
  | { readonly kind: 'end'; readonly end: RouteEnd<TSite, TPage> }
  | {
      readonly kind: 'onward';
      readonly to: RouteAddress;
      readonly status: 301 | 302;
      readonly reason: RouteRedirectReason;
      /** True if the target is outside our sites and cannot be followed. */
      readonly isLeaving: boolean;
      /** Result if following returns here; absent where it cannot. */
      readonly otherwise?: RouteEnd<TSite, TPage>;
    };

export interface RouteLeg<TSite extends RouteSite, TPage extends RoutePage> {
  readonly address: RouteAddress;
  readonly steps: readonly RouteTraceEntry[];
  readonly stop: RouteStop<TSite, TPage>;
}

export interface RouteScope<TSite extends RouteSite, TPage extends RoutePage> {
  readonly request: RouteRequest;
  readonly data: RouteData<TSite, TPage>;
  /** Site of `data.pages` and `data.redirects`. */
  readonly ownSiteKey: string | null;
}

export interface RouteLocation<TSite extends RouteSite> {
  readonly address: RouteAddress;
  readonly site: TSite;
  readonly domain: SiteDomain;
  /** Path inside the site, percent-encoded. */
  readonly rest: string;
  readonly localePrefix?: string;
}
