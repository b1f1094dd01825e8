import type { CacheMode, Locale, MeasurementSystem } from '@kmx/core';

import type { AccessCookies } from '../access/accessCookies';
import { writeSiteParam } from '../view/siteParam';

import type { DecidedRequest } from './decideRequest';
import type { Requested } from './readRequestedPath';

/** What a request brings along that decides how its page is drawn. */
export interface ResultInput extends DecidedRequest {
  asked: Requested;
  isNextRelease: boolean;
  isPseudo: boolean;
  cacheMode: CacheMode;
  /** What the page is drawn from could not be renewed: it is drawn for this moment, and not kept. */
  isContentOld: boolean;
  /** Nothing stands at an address that is one of ours. */
  isMissing: boolean;
  /** What the reader chose. */
  measurement: MeasurementSystem | null;
  /** A page for editors alone, and who asks is none. */
  isRefused?: boolean;
  /** What may open protected pages. */
  accessCookies: AccessCookies;
}

/** An internal route, with what it has to know of the address that was asked for. */
export interface Rewrite {
  path: string;
  status: number;
  /** The path, as `path`. */
  isPathTold?: boolean;
  /** The whole address, as `url`. */
  isUrlTold?: boolean;
  /** Drawn for a reader's own choice: no cache in between may keep it for others. */
  isPersonal?: boolean;
  /** Drawn anew for what the query says: an address may ask for so many in a minute, since queries have no end. */
  isForQuery?: boolean;
}

/** What the proxy answers: elsewhere, an internal route with a status, a sentence as JSON, or the maintenance page. */
export type RouteResponse =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | ({ kind: 'rewrite' } & Rewrite)
  | { kind: 'json'; status: number; error: string }
  /** Without any site there is nothing wrong, but no content yet. */
  | { kind: 'misconfigured'; code: string; status: 500 | 503 };

/** An address below `app/(pages)/[site]/[locale]`: the site's variant, the locale, and segments that are not encoded yet. */
export const internalPath = (
  { isNextRelease, isPseudo }: Pick<ResultInput, 'isNextRelease' | 'isPseudo'>,
  { siteKey, measurement }: { siteKey: string; measurement?: MeasurementSystem },
  locale: Locale,
  ...segments: string[]
): string => {
  const site = writeSiteParam({ siteKey, isNextRelease, isPseudo, measurement });
  return `/${[site, locale.urlCode, ...segments].map(encodeURIComponent).join('/')}`;
};
