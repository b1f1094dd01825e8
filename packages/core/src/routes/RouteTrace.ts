import type { ContentLanguageDecision } from '../content/decideContentLanguage';
import type { LocaleSource } from '../locales/decideLocale';
import type { RedirectCandidate } from '../redirects/createRedirectIndex';
import type { SiteResolutionStep, SiteTraceEntry } from '../sites/SiteResolution';
import type { PageProtection } from '../types/Page';

import type { ApplicationRoute } from './ApplicationRoute';

/** Canonical form of the path; `location` if the path differs. */
export interface SystemRedirectStep {
  readonly step: 'systemRedirect';
  readonly path: string;
  readonly location: string | null;
}

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

export interface DirectStep {
  readonly step: 'direct';
  readonly id: string;
  readonly siteKey: string | null;
  /** `null` if the page does not exist or its site has no domain. */
  readonly location: string | null;
}

/** Locale of the request and its origin; `location` if it must be added to the address. */
export interface LocaleStep {
  readonly step: 'locale';
  readonly requested: string | null;
  readonly locale: string;
  readonly source: LocaleSource;
  readonly location: string | null;
}

export interface PageStep {
  readonly step: 'page';
  readonly path: string;
  readonly parentSlug: string | null;
  readonly slug: string | null;
  readonly country: string;
  readonly pageId: string | null;
  /** Countries of the versions at this address; an empty list is the universal version. */
  readonly versions: readonly { readonly id: string; readonly countries: readonly string[] }[];
  /** Reason for a missing page. */
  readonly problem: 'malformedPath' | 'tooDeep' | 'noPage' | 'notInCountry' | 'noHome' | null;
}

export interface ApplicationStep {
  readonly step: 'application';
  readonly path: string;
  /** `null` if the path has moved. */
  readonly route: ApplicationRoute | null;
  /** New address. */
  readonly location: string | null;
}

export interface RedirectLookupStep {
  readonly step: 'redirectLookup';
  /** The path inside the site. */
  readonly path: string;
  /** Candidates tried, the longest first. */
  readonly candidates: readonly RedirectCandidate[];
  readonly previousUrl: string | null;
  readonly permanent: boolean | null;
  readonly location: string | null;
  /** `leadsNowhere`: the target is missing or unsafe; `loop`: the redirect is circular. */
  readonly problem: 'leadsNowhere' | 'loop' | null;
}

/** Navigation entries of the page; `null` without any. */
export interface NavigationBranchStep {
  readonly step: 'navigationBranch';
  readonly branch: readonly { readonly id: string; readonly title: string }[] | null;
}

export interface ProtectionStep {
  readonly step: 'protection';
  readonly mode: PageProtection['mode'];
  readonly role: string | null;
}

export type LanguageStep = { readonly step: 'language'; readonly locale: string } & ContentLanguageDecision;

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

export type RouteTraceStep = RouteTraceEntry & { readonly hop: number };
