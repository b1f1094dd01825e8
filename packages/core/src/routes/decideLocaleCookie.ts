import { limits } from '../limits/constants';
import { parseLocale } from '../locales/parseLocale';
import { parsePath } from '../paths/parsePath';
import { normalizeHost } from '../sites/normalizeHost';
import { resolveSite } from '../sites/resolveSite';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

export const localeCookieName = 'locale';

export interface LocaleCookieRequest {
  readonly served: Locale;
  readonly siteKey: string;
  /** All sites, to parse the address of the previous page. */
  readonly sites: readonly (SiteAddress & Pick<SiteLanguages, 'localelessLanguage'>)[];
  /** The host header, port included. */
  readonly host: string;
  readonly cookie?: string;
  readonly referer?: string;
  /** Sec-Fetch-Mode header; absent in browsers that do not send it. */
  readonly fetchMode?: string;
  readonly purpose?: string;
}

export interface LocaleCookie {
  readonly name: typeof localeCookieName;
  readonly value: string;
  readonly sameSite: 'lax';
  readonly maxAgeSeconds: number;
}

/** Prefetched pages are no choice of the reader. */
const isChosen = ({ fetchMode = 'navigate', purpose = '' }: LocaleCookieRequest) =>
  fetchMode === 'navigate' && !purpose.includes('prefetch');

/** Returns the locale of the previous page; undefined for another host or site, or without a locale. */
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
 * Sets the locale cookie ("expires far in the future", section 9) when a reader changes the locale inside a site; not
 * on a first visit, and not for a link to another site, which may lack the reader's language.
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
