import { limits } from '../limits/constants';
import { parseLocale } from '../locales/parseLocale';
import { parsePath } from '../paths/parsePath';
import { normalizeHost } from '../sites/normalizeHost';
import { resolveSite } from '../sites/resolveSite';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

/** The name of the cookie that a reader's choice of locale is kept in. */
export const localeCookieName = 'locale';

/** A page that is served, and where its reader came from. */
export interface LocaleCookieRequest {
  /** The locale that is served. */
  readonly served: Locale;
  /** The site that is served. */
  readonly siteKey: string;
  /** All sites: the page before is read as the site that it belongs to reads it. */
  readonly sites: readonly (SiteAddress & Pick<SiteLanguages, 'localelessLanguage'>)[];
  /** The host header, port included. */
  readonly host: string;
  /** The locale cookie. */
  readonly cookie?: string;
  /** The Referer header. */
  readonly referer?: string;
  /** The Sec-Fetch-Mode header; left out by a browser that does not send it. */
  readonly fetchMode?: string;
  /** The Sec-Purpose header. */
  readonly purpose?: string;
}

/** The locale cookie to write; it holds the locale's code. */
export interface LocaleCookie {
  readonly name: typeof localeCookieName;
  readonly value: string;
  readonly sameSite: 'lax';
  readonly maxAgeSeconds: number;
}

/** A page that is only fetched ahead, because a link to it came into view, was not chosen by anybody. */
const isChosen = ({ fetchMode = 'navigate', purpose = '' }: LocaleCookieRequest) =>
  fetchMode === 'navigate' && !purpose.includes('prefetch');

/** The locale of the page before; nothing when that was on another host or site, or had no locale. */
function localeBefore({ referer = '', host, sites, siteKey }: LocaleCookieRequest): Locale | undefined {
  if (!URL.canParse(referer)) return undefined;
  const before = new URL(referer);
  const here = normalizeHost(host);
  if (here === '' || normalizeHost(before.host) !== here) return undefined;
  const resolution = resolveSite(host, before.pathname, sites);
  if (resolution.kind === 'error' || resolution.site.key !== siteKey) return undefined;
  const { domain, site } = resolution;
  const path = parsePath(before.pathname, {
    siteSlug: domain.slug,
    localelessLanguage: site.localelessLanguage,
  });
  return path.ok ? path.value.locale : undefined;
}

/**
 * The locale cookie ("expires far in the future", section 9), written when a reader changes the locale inside a site;
 * never for a first landing, and not for a link to another site, which may only lack the reader's language.
 */
export function decideLocaleCookie(request: LocaleCookieRequest): LocaleCookie | undefined {
  const { served, cookie = '' } = request;
  const before = isChosen(request) ? localeBefore(request) : undefined;
  if (!before || before.code === served.code) return undefined;
  const known = parseLocale(cookie);
  if (known.ok && known.value.code === served.code) return undefined;
  return {
    name: localeCookieName,
    value: served.code,
    sameSite: 'lax',
    maxAgeSeconds: limits.localeCookieSeconds,
  };
}
