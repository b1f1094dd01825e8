import type { CacheMode, Locale, MeasurementSystem } from '@kmx/core';

import type { AccessCookies } from '../access/accessCookies';
import { writeSiteParam } from '../links/siteParam';

import type { DecidedRequest } from './decideRequest';
import type { Requested } from './readRequestedPath';

/** Properties of a request that affect how its page is rendered. */
export interface ResultInput extends DecidedRequest {
  requested: Requested;
  isNextRelease: boolean;
  isPseudo: boolean;
  cacheMode: CacheMode;
  /** Some content could not be refreshed, so that what is rendered now must not be stored. */
  isContentOld: boolean;
  /** The address belongs to the site, but there is no page. */
  isMissing: boolean;
  /** Slug of the job opening that had a page at the address until its last day. */
  closedJob?: string | undefined;
  measurement: MeasurementSystem | null;
  /** The page is for editors, and the request is not authorized. */
  isDenied?: boolean;
  /** Cookies that grant access to protected pages. */
  accessCookies: AccessCookies;
}

/** An internal route with the properties of the requested address that it needs. */
export interface Rewrite {
  path: string;
  status: number;
  /** Passes the path on, as `path`. */
  includesPath?: boolean;
  /** Passes the full address on, as `url`. */
  includesUrl?: boolean;
  /** Depends on the reader's choices, so shared caches must not store it. */
  isPersonal?: boolean;
  /** Some content could not be refreshed: a stored page is sent, or one that is rendered from stale content. */
  isContentOld?: boolean;
  /** Rendered per query and rate-limited by address, because the number of queries is unlimited. */
  isForQuery?: boolean;
}

/** Response of the proxy: redirect, internal route with a status, JSON message, or maintenance page. */
export type RouteResponse =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | ({ kind: 'rewrite' } & Rewrite)
  | { kind: 'json'; status: number; error: string }
  /** 503 if there are no sites yet, which is not a mistake. */
  | { kind: 'misconfigured'; code: string; status: 500 | 503 };

/**
 * Returns an address below `app/(pages)/[site]/[locale]` from site variant, locale and unencoded segments.
 */
export const internalPath = (
  { isNextRelease, isPseudo }: Pick<ResultInput, 'isNextRelease' | 'isPseudo'>,
  { siteKey, measurement }: { siteKey: string; measurement?: MeasurementSystem },
  locale: Locale,
  ...segments: string[]
): string => {
  const site = writeSiteParam({ siteKey, isNextRelease, isPseudo, measurement });
  return `/${[site, locale.urlCode, ...segments].map(encodeURIComponent).join('/')}`;
};
