import type { RedirectIndex } from '../redirects/createRedirectIndex';
import type { Country } from '../types/Country';
import type { Locale } from '../types/Locale';
import type { NavigationItem } from '../types/NavigationItem';
import type { PageProtection, PageVersion } from '../types/Page';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import type { ApplicationMatch, ApplicationRoute } from './ApplicationRoute';
import type { RouteTraceStep } from './RouteTrace';

/** What a request for a page says. */
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

/** What routing needs of a site. */
export type RouteSite = SiteAddress & SiteLanguages;

/** What routing needs of a page. */
export interface RoutePage extends PageVersion {
  readonly id: string;
  readonly protection: PageProtection;
}

/** A page that was looked up by its id over all sites. */
export interface DirectPage<TPage extends RoutePage = RoutePage> {
  readonly page: TPage;
  readonly siteKey: string;
}

/** What stands and stood on one site. */
export interface SiteData<TPage extends RoutePage = RoutePage> {
  readonly pages: readonly TPage[];
  readonly redirects: RedirectIndex;
}

/** A path inside a site, asked of the application; percent-encoded, without locale. */
export interface ApplicationLocation<TSite extends RouteSite = RouteSite> {
  readonly site: TSite;
  readonly locale: Locale;
  readonly path: string;
}

/** Everything that a decision rests on; `pages` and `redirects` are of the site that the request's path belongs to. */
export interface RouteData<TSite extends RouteSite, TPage extends RoutePage> extends SiteData<TPage> {
  /** The usable sites, as of `selectUsableSites`. */
  readonly sites: readonly TSite[];
  readonly countries: readonly Country[];
  /** The page of `readDirectId`; `null` when there is none, left out when it was not looked up. */
  readonly directPage?: DirectPage | null;
  /** Of the request's site; told in the trace only. */
  readonly navigation?: readonly NavigationItem[];
  /** What stands on another site, so that a redirect to it leads to its end as well; without it the way is followed up to that site's locale. */
  readonly dataOfSite?: (siteKey: string) => SiteData<TPage> | undefined;
  /** What the application itself answers, as of `findApplicationRoute`; a page that an editor made at the same place wins. */
  readonly findApplication?: (location: ApplicationLocation<TSite>) => ApplicationMatch | undefined;
}

/** What led a request elsewhere. */
export type RouteRedirectReason = 'systemRedirect' | 'locale' | 'moved' | 'previousUrl' | 'direct';

/** Answer by sending the reader elsewhere. */
export interface RouteRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  /** Path and query on the same host, absolute on another. */
  readonly location: string;
  /** The first reason, where several fell together. */
  readonly reason: RouteRedirectReason;
}

/** Answer in place. */
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

/** What answers a request for a page (section 2.2). */
export type RouteOutcome<TSite extends RouteSite = RouteSite, TPage extends RoutePage = RoutePage> =
  | RouteRedirect
  | RouteEnd<TSite, TPage>;

/** The answer, and every decision that led to it. */
export interface RouteResolution<TSite extends RouteSite = RouteSite, TPage extends RoutePage = RoutePage> {
  readonly outcome: RouteOutcome<TSite, TPage>;
  readonly trace: readonly RouteTraceStep[];
}
