import type { ContentLanguageDecision } from '../content/decideContentLanguage';
import type { LocaleSource } from '../locales/decideLocale';
import type { RedirectCandidate } from '../redirects/createRedirectIndex';
import type { SiteResolutionStep, SiteTraceEntry } from '../sites/SiteResolution';
import type { PageProtection } from '../types/Page';

import type { ApplicationRoute } from './ApplicationRoute';

/** Whether the path stands in its one spelling; `location` is that spelling when it does not. */
export interface SystemRedirectStep {
  readonly step: 'systemRedirect';
  readonly path: string;
  readonly location: string | null;
}

/** Which site answers, with every step of section 2.1 that was tried. */
export interface SiteStep {
  readonly step: 'site';
  readonly host: string;
  readonly path: string;
  readonly siteKey: string | null;
  readonly matchedBy: SiteResolutionStep | null;
  /** The path inside the site. */
  readonly rest: string | null;
  readonly problem: 'siteWithoutDomain' | 'mainSiteMissing' | null;
  readonly tried: readonly SiteTraceEntry[];
}

/** Where a page that is looked up by its id stands. */
export interface DirectStep {
  readonly step: 'direct';
  readonly id: string;
  readonly siteKey: string | null;
  /** `null`: no such page, or its site cannot be reached. */
  readonly location: string | null;
}

/** Which locale the request has, and what led to it; `location` when it has to stand in the address first. */
export interface LocaleStep {
  readonly step: 'locale';
  /** The prefix of the path. */
  readonly requested: string | null;
  /** The locale's code. */
  readonly locale: string;
  readonly source: LocaleSource;
  readonly location: string | null;
}

/** Which page stands at the address, and which of its versions the country sees. */
export interface PageStep {
  readonly step: 'page';
  readonly path: string;
  readonly parentSlug: string | null;
  readonly slug: string | null;
  readonly country: string;
  readonly pageId: string | null;
  /** The countries of the versions at this address; an empty list is the universal version. */
  readonly versions: readonly { readonly id: string; readonly countries: readonly string[] }[];
  /** Why there is none. */
  readonly problem: 'malformedPath' | 'tooDeep' | 'noPage' | 'notInCountry' | 'noHome' | null;
}

/** What the application itself answers at a path where no page stands. */
export interface ApplicationStep {
  readonly step: 'application';
  /** The path inside the site. */
  readonly path: string;
  /** `null` when the path has moved. */
  readonly route: ApplicationRoute | null;
  /** Where it has moved. */
  readonly location: string | null;
}

/** Where a page that was not found has gone. */
export interface RedirectLookupStep {
  readonly step: 'redirectLookup';
  /** The path inside the site. */
  readonly path: string;
  /** What was tried, the longest first. */
  readonly candidates: readonly RedirectCandidate[];
  readonly previousUrl: string | null;
  readonly permanent: boolean | null;
  readonly location: string | null;
  /** `leadsNowhere`: the target is gone or unsafe; `loop`: following it comes back here. */
  readonly problem: 'leadsNowhere' | 'loop' | null;
}

/** The entries of the navigation that lead to the page; `null` when none does. */
export interface NavigationBranchStep {
  readonly step: 'navigationBranch';
  readonly branch: readonly { readonly id: string; readonly title: string }[] | null;
}

/** Who may read the page; never the version of its password. */
export interface ProtectionStep {
  readonly step: 'protection';
  readonly mode: PageProtection['mode'];
  readonly role: string | null;
}

/** The language that the page is shown in. */
export type LanguageStep = { readonly step: 'language'; readonly locale: string } & ContentLanguageDecision;

/** One decision on the way of a request. */
export type RouteTraceEntry =
  | SystemRedirectStep
  | SiteStep
  | DirectStep
  | LocaleStep
  | PageStep
  | ApplicationStep
  | RedirectLookupStep
  | NavigationBranchStep
  | ProtectionStep
  | LanguageStep;

/** A decision, and at which address it was taken: 0 is the request's own, 1 where the first redirect leads, and so on. */
export type RouteTraceStep = RouteTraceEntry & { readonly hop: number };
