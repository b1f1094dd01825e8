import {
  createLocale,
  decideCanonicalPath,
  decideHome,
  decideLocale,
  decideRedirect,
  homeSlug,
  linkHref,
  localesOfSite,
  parsePath,
  previousUrlCandidates,
  replaceLocale,
  resolveSite,
  selectUsableSites,
  type Locale,
  type ParsedPath,
  type SiteDomain,
} from '@kmx/core';

import { loadPage, loadPageIndex, loadRedirects, loadSystem } from '../content/loaders';
import type { SiteConfig, SystemData } from '../content/system.schema';
import { log } from '../log';

export interface IncomingRequest {
  /** The host header, port included. */
  host: string;
  /** Still percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  protocol: 'http' | 'https';
  cookieLocale?: string;
  acceptLanguage?: string;
}

export type RequestDecision =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; siteKey: string; locale: Locale; parentSlug: string; slug: string }
  | { kind: 'notFound'; siteKey: string; locale: Locale }
  | { kind: 'misconfigured' };

interface Place {
  request: IncomingRequest;
  system: SystemData;
  site: SiteConfig;
  domain: SiteDomain;
  /** The path inside the site. */
  rest: string;
  locale: Locale;
}

/**
 * Decides what answers a request for a page (sections 2.1 and 2.2): every rule is core's, every fact the content service's.
 * @throws ContentError when the service cannot answer and nothing is remembered.
 */
export async function decideRequest(request: IncomingRequest): Promise<RequestDecision> {
  const { host, path, query, cookieLocale, acceptLanguage } = request;
  const canonical = decideCanonicalPath(path, query);
  if (canonical.kind === 'redirect') return canonical;

  const system = await loadSystem('en');
  const resolution = resolveSite(host, path, selectUsableSites(system.sites));
  if (resolution.kind === 'error') {
    log('error', `Site configuration: ${resolution.code}`, { host, path });
    return { kind: 'misconfigured' };
  }
  const { site, domain, rest } = resolution;
  const parsed = parsePath(path, { siteSlug: domain.slug, localelessLanguage: site.localelessLanguage });
  if (!parsed.ok) return { kind: 'notFound', siteKey: site.key, locale: createLocale(site.defaultLanguage) };

  const decision = decideLocale({
    requested: parsed.value.localePrefix,
    cookie: cookieLocale,
    acceptLanguage,
    offered: localesOfSite(site, system.countries),
    site,
  });
  if (decision.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: decision.status,
      location: replaceLocale(path, query, decision.locale),
    };
  }
  return decidePage({ request, system, site, domain, rest, locale: decision.locale }, parsed.value);
}

async function decidePage(
  place: Place,
  { ancestors, parentSlug, pageSlug }: ParsedPath,
): Promise<RequestDecision> {
  const { site, locale } = place;
  const index = await loadPageIndex(site.key);
  const isKnown =
    ancestors.length === 0 && index.some((page) => page.slug === pageSlug && page.parentSlug === parentSlug);
  if (isKnown) {
    const page = await loadPage({ siteKey: site.key, parentSlug, slug: pageSlug, locale });
    // A protected page's content must not be sent before its protection can be lifted.
    if (page?.protection === 'none')
      return { kind: 'page', siteKey: site.key, locale, parentSlug, slug: pageSlug };
  }
  const isHome = ancestors.length === 0 && parentSlug === homeSlug && pageSlug === homeSlug;
  if (isHome && !decideHome(index, locale.country).ok) {
    // "A site needs a home page for the country or a universal one, else an error" (section 5).
    log('error', 'Invalid home page configuration', { site: site.key, country: locale.country });
    return { kind: 'misconfigured' };
  }
  return (await decideMovedPage(place)) ?? { kind: 'notFound', siteKey: site.key, locale };
}

async function decideMovedPage({
  request,
  system,
  site,
  domain,
  rest,
  locale,
}: Place): Promise<RequestDecision | null> {
  const candidates = previousUrlCandidates(rest);
  const decision = decideRedirect({
    candidates,
    redirects: await loadRedirects(site.key, candidates, locale.language),
    query: request.query,
    siteKey: site.key,
    requestPath: request.path,
    hrefOf: (target) =>
      linkHref(target, {
        site,
        sites: system.sites,
        locale,
        currentHost: request.host,
        currentDomain: domain,
        protocol: request.protocol,
      }),
  });
  return decision.kind === 'redirect'
    ? { kind: 'redirect', status: decision.status, location: decision.href }
    : null;
}
