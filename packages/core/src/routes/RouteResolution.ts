import type { RedirectIndex } from '../redirects/createRedirectIndex';
import type { Country } from '../types/Country';
import type { Locale } from '../types/Locale';
import type { NavigationItem } from '../types/NavigationItem';
import type { PageProtection, PageVersion } from '../types/Page';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import type { ApplicationMatch, ApplicationRoute } from './ApplicationRoute';
import type { RouteTraceStep } from './RouteTrace';

export interface RouteRequest {
  /** The host header, port included. */
  readonly host: string;
  /** Still percent-encoded. */
  readonly path: string;
  /** With or without its question mark, or empty. */
  readonly query: string;
  readonly protocol: 'http' | 'https';
  readonly cookieLocale?: string;
  readonly acceptLanguage?: string;
}

export type RouteSite = SiteAddress & SiteLanguages;

export interface RoutePage extends PageVersion {
  readonly id: string;
  readonly protection: PageProtection;
}

export interface DirectPage<TPage extends RoutePage = RoutePage> {
  readonly page: TPage;
  readonly siteKey: string;
}

export interface SiteData<TPage extends RoutePage = RoutePage> {
  readonly pages: readonly TPage[];
  readonly redirects: RedirectIndex;
}

export interface ApplicationLocation<TSite extends RouteSite = RouteSite> {
  readonly site: TSite;
  readonly locale: Locale;
  readonly path: string;
}

/** Input of a resolution; `pages` and `redirects` belong to the site of the request. */
export interface RouteData<TSite extends RouteSite, TPage extends RoutePage> extends SiteData<TPage> {
  /** Usable sites, see `selectUsableSites`. */
  readonly sites: readonly TSite[];
  readonly countries: readonly Country[];
  /** Page of `readDirectId`; `null` if it does not exist, absent if it was not looked up. */
  readonly directPage?: DirectPage | null;
  /** Navigation of the request's site; used in the trace only. */
  readonly navigation?: readonly NavigationItem[];
  /**
   * Returns the data of another site, so that redirects to it are followed; without it, resolution stops at that
   * site's locale.
   */
  readonly dataOfSite?: (siteKey: string) => SiteData<TPage> | undefined;
  /**
   * Finds routes of the application, see `findApplicationRoute`; a page of an editor at the same path takes
   * precedence.
   */
  readonly findApplication?: (location: ApplicationLocation<TSite>) => ApplicationMatch | undefined;
}

export type RouteRedirectReason = 'systemRedirect' | 'locale' | 'moved' | 'previousUrl' | 'direct';

export interface RouteRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  /** Path and query on the same host, absolute on another. */
  readonly location: string;
  /** The first of several reasons. */
  readonly reason: RouteRedirectReason;
}

export type RouteEnd<TSite extends RouteSite, TPage extends RoutePage> =
  | {
      readonly kind: 'page';
      readonly site: TSite;
      readonly locale: Locale;
      readonly page: TPage;
      readonly protection: PageProtection;
    }
  | {
      readonly kind: 'application';
      readonly site: TSite;
      readonly locale: Locale;
      readonly route: ApplicationRoute;
    }
  | { readonly kind: 'notFound'; readonly site: TSite; readonly locale: Locale }
  | {
      readonly kind: 'misconfigured';
      readonly code: 'siteWithoutDomain' | 'mainSiteMissing' | 'invalidHomePageConfiguration';
      readonly siteKey: string | null;
    };

export type RouteOutcome<TSite extends RouteSite = RouteSite, TPage extends RoutePage = RoutePage> =
  | RouteRedirect
  | RouteEnd<TSite, TPage>;

export interface RouteResolution<TSite extends RouteSite = RouteSite, TPage extends RoutePage = RoutePage> {
  readonly outcome: RouteOutcome<TSite, TPage>;
  readonly trace: readonly RouteTraceStep[];
}
