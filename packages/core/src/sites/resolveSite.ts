import { splitPath } from '../paths/splitPath';
import type { SiteAddress, SiteDomain } from '../types/Site';

import { findMainSite } from './findMainSite';
import { isSubdomain } from './isSubdomain';
import { normalizeHost } from './normalizeHost';
import type { SiteResolution, SiteResolutionStep, SiteTraceEntry } from './SiteResolution';

interface Claim<TSite> {
  readonly site: TSite;
  readonly domain: SiteDomain;
  readonly host: string;
  readonly slug: string | null;
}

interface Step {
  readonly step: SiteResolutionStep;
  readonly isExact: boolean;
  readonly hasSlug: boolean;
}

const steps: readonly Step[] = [
  { step: 'exactHostWithSlug', isExact: true, hasSlug: true },
  { step: 'exactHostWithoutSlug', isExact: true, hasSlug: false },
  { step: 'suffixWithSlug', isExact: false, hasSlug: true },
  { step: 'suffixWithoutSlug', isExact: false, hasSlug: false },
];

const claimsOf = <TSite extends SiteAddress>(sites: readonly TSite[]): Claim<TSite>[] =>
  sites.flatMap((site) =>
    site.domains.map((domain) => ({
      site,
      domain,
      host: normalizeHost(domain.host),
      slug: domain.slug ? domain.slug.toLowerCase() : null,
    })),
  );

/** The longest suffix is the most specific: `komax.localhost` before `localhost`. */
const findClaim = <TSite>(claims: readonly Claim<TSite>[], step: Step, host: string, slug: string | null) =>
  claims
    .filter((claim) => (step.hasSlug ? slug !== null && claim.slug === slug : claim.slug === null))
    .filter((claim) => (step.isExact ? claim.host === host : isSubdomain(host, claim.host)))
    .sort((one, other) => other.host.length - one.host.length)[0];

interface Found<TSite> {
  readonly step: SiteResolutionStep;
  readonly claim: Claim<TSite> | undefined;
  readonly trace: readonly SiteTraceEntry[];
}

function tryDomains<TSite extends SiteAddress>(
  sites: readonly TSite[],
  host: string,
  slug: string | null,
): Found<TSite> {
  const claims = host === '' ? [] : claimsOf(sites);
  const trace: SiteTraceEntry[] = [];
  for (const step of steps) {
    const claim = findClaim(claims, step, host, slug);
    const matched = claim ? { siteKey: claim.site.key, domain: claim.domain } : null;
    trace.push({ step: step.step, host, slug: step.hasSlug ? slug : null, matched });
    if (claim) return { step: step.step, claim, trace };
  }
  const main = findMainSite(sites);
  const matched = main ? { siteKey: main.key, domain: main.domains[0] ?? null } : null;
  trace.push({ step: 'mainSite', host, slug: null, matched });
  return { step: 'mainSite', claim: undefined, trace };
}

/** A site without domains would be hidden by the main site; its slug reveals the misconfiguration. */
function findSiteWithoutDomain<TSite extends SiteAddress>(
  site: TSite,
  slug: string | null,
  sites: readonly TSite[],
): TSite | undefined {
  if (site.domains.length === 0) return site;
  if (slug === null || site !== findMainSite(sites)) return undefined;
  return sites.find((other) => other.domains.length === 0 && other.slug?.toLowerCase() === slug);
}

/**
 * Finds the site of a request from its host header and path (section 2.1). A locale prefix may precede the site slug;
 * ports and letter case are ignored.
 */
export function resolveSite<TSite extends SiteAddress>(
  host: string,
  path: string,
  sites: readonly TSite[],
): SiteResolution<TSite> {
  const { localePrefix, segments } = splitPath(path);
  const slug = segments[0]?.decoded?.toLowerCase() ?? null;
  const { step, claim, trace } = tryDomains(sites, normalizeHost(host), slug);
  const site = claim?.site ?? findMainSite(sites);
  if (!site) return { kind: 'error', code: 'mainSiteMissing', trace };

  const faulty = findSiteWithoutDomain(site, slug, sites);
  const domain = claim?.domain ?? site.domains[0];
  if (faulty || !domain) return { kind: 'error', code: 'siteWithoutDomain', site: faulty ?? site, trace };

  const inside = claim?.slug ? segments.slice(1) : segments;
  return {
    kind: 'matched',
    site,
    domain,
    step,
    ...(localePrefix && { localePrefix: localePrefix.urlCode }),
    rest: `/${inside.map(({ raw }) => raw).join('/')}`,
    trace,
  };
}
