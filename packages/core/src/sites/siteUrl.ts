import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteDomain, SiteLanguages } from '../types/Site';
import { isSubdomain } from './isSubdomain';
import { normalizeHost, portOf } from './normalizeHost';

/** The address that a reader is at; decides whether a link may leave out the host. */
export interface CurrentAddress {
  /** The host header, port included. Left out: every address of the site is written without a host. */
  readonly currentHost?: string;
  /** The domain that the request matched, as of `resolveSite`; left out: the host itself. */
  readonly currentDomain?: SiteDomain;
  /** Of absolute addresses; `https` by default. */
  readonly protocol?: 'http' | 'https';
  /** Writes the host even on the same one: for canonical addresses, sitemaps and mails. */
  readonly isAbsolute?: boolean;
}

/** A site, a locale of it, and where the reader is. */
export interface SiteUrlInput extends CurrentAddress {
  readonly site: SiteAddress & Pick<SiteLanguages, 'localelessLanguage'>;
  readonly locale: Pick<Locale, 'urlCode' | 'language' | 'isInternational'>;
}

/** A site slug works only where the host does, so behind an unknown host the address needs one. */
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

/** `fr` on a site whose paths without a locale are French has no prefix. */
const localeSegment = ({ site, locale }: SiteUrlInput) =>
  locale.isInternational && locale.language === site.localelessLanguage ? [] : [locale.urlCode];

/**
 * The address of a path inside a site (section 2.1): locale prefix, site slug, path; absolute when the site is on another host.
 * The path is percent-encoded and starts with a slash; query and anchor are kept.
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
