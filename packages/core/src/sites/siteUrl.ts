import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteDomain, SiteLanguages } from '../types/Site';
import { isSubdomain } from './isSubdomain';
import { normalizeHost, portOf } from './normalizeHost';

export interface CurrentAddress {
  /** Host header with port. Absent: URLs are written without a host. */
  readonly currentHost?: string;
  /** Domain that the request matched, see `resolveSite`; absent: the host itself. */
  readonly currentDomain?: SiteDomain;
  /** For absolute URLs; `https` by default. */
  readonly protocol?: 'http' | 'https';
  /** Always includes the host: for canonical URLs, sitemaps and mails. */
  readonly isAbsolute?: boolean;
}

export interface SiteUrlInput extends CurrentAddress {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage'>;
  readonly locale: Pick<Locale, 'urlCode' | 'language' | 'isInternational'>;
}

/** A site slug is only valid on a known host, so URLs on an unknown host need one. */
function isHere(domain: SiteDomain, { currentHost = '', currentDomain }: CurrentAddress): boolean {
  const host = normalizeHost(domain.host);
  const here = normalizeHost(currentHost);
  if (host !== normalizeHost(currentDomain?.host ?? currentHost)) return false;
  return !domain.slug || here === host || isSubdomain(here, host);
}

function decideOrigin(domain: SiteDomain | undefined, current: CurrentAddress): string {
  const { currentHost = '', protocol = 'https', isAbsolute } = current;
  if (!domain) return '';
  if (!isAbsolute && (currentHost === '' || isHere(domain, current))) return '';
  return `${protocol}://${normalizeHost(domain.host)}${portOf(currentHost)}`;
}

/** The unprefixed language of a site has no locale segment. */
const localeSegment = ({ site, locale }: SiteUrlInput) =>
  locale.isInternational && locale.language === site.localelessLanguage ? [] : [locale.urlCode];

/**
 * Returns the URL of a path inside a site (section 2.1): locale prefix, site slug, path; absolute if the site is on
 * another host. The path is percent-encoded and starts with a slash; query and anchor are preserved.
 */
export function siteUrl(path: string, input: SiteUrlInput): string {
  const { site, isAbsolute } = input;
  const here = isAbsolute ? undefined : site.domains.find((domain) => isHere(domain, input));
  const domain = here ?? site.domains[0];
  const slug = domain ? domain.slug : site.slug;
  const prefix = [...localeSegment(input), ...(slug ? [encodeURIComponent(slug)] : [])];
  const base = prefix.map((segment) => `/${segment}`).join('');
  const inside = path.replace(/^\/+/, '');
  const isBare = inside === '' || /^[?#]/.test(inside);
  const pathname = isBare ? `${base || '/'}${inside}` : `${base}/${inside}`;
  return `${decideOrigin(domain, input)}${pathname}`;
}
