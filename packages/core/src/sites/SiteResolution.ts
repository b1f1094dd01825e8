import type { SiteDomain } from '../types/Site';

/** Steps of section 2.1 in order, with the main site last. */
export const siteResolutionSteps = [
  'exactHostWithSlug',
  'exactHostWithoutSlug',
  'suffixWithSlug',
  'suffixWithoutSlug',
  'mainSite',
] as const;

export type SiteResolutionStep = (typeof siteResolutionSteps)[number];

export interface SiteTraceEntry {
  readonly step: SiteResolutionStep;
  /** Normalized host of the request. */
  readonly host: string;
  /** First path segment, in steps that use it. */
  readonly slug: string | null;
  readonly matched: { readonly siteKey: string; readonly domain: SiteDomain | null } | null;
}

export type SiteResolution<TSite> =
  | {
      readonly kind: 'matched';
      readonly site: TSite;
      /** Matched domain; the main site's first domain for an unknown host. */
      readonly domain: SiteDomain;
      readonly step: SiteResolutionStep;
      /** Lower case, if present. */
      readonly localePrefix?: string;
      /** Path inside the site: without locale prefix and site slug, percent-encoded. */
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
