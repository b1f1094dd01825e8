import type { SiteDomain } from '../types/Site';

/** The steps of section 2.1 in their order, and the main site behind them. */
export const siteResolutionSteps = [
  'exactHostWithSlug',
  'exactHostWithoutSlug',
  'suffixWithSlug',
  'suffixWithoutSlug',
  'mainSite',
] as const;

/** How a site was found (section 2.1). */
export type SiteResolutionStep = (typeof siteResolutionSteps)[number];

/** One step that was tried, with what it compared and what it found. */
export interface SiteTraceEntry {
  readonly step: SiteResolutionStep;
  /** The normalised host of the request. */
  readonly host: string;
  /** The first path segment, in the steps that look at it. */
  readonly slug: string | null;
  readonly matched: { readonly siteKey: string; readonly domain: SiteDomain | null } | null;
}

/** The site of a request, or why there is none (section 2.1). */
export type SiteResolution<TSite> =
  | {
      readonly kind: 'matched';
      readonly site: TSite;
      /** What matched; the main site's first domain when the main site stands in for an unknown host. */
      readonly domain: SiteDomain;
      readonly step: SiteResolutionStep;
      /** Lower case, when the path has one. */
      readonly localePrefix?: string;
      /** The path inside the site: without locale prefix and site slug, still percent-encoded. */
      readonly rest: string;
      readonly trace: readonly SiteTraceEntry[];
    }
  | {
      readonly kind: 'error';
      readonly code: 'siteWithoutDomain';
      readonly site: TSite;
      readonly trace: readonly SiteTraceEntry[];
    }
  | { readonly kind: 'error'; readonly code: 'mainSiteMissing'; readonly trace: readonly SiteTraceEntry[] };
