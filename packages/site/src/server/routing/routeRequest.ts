import {
  decideLocaleCookie,
  decideVisit,
  localeCookieName,
  visitCookieNames,
  type LocaleCookie,
  type VisitCookie,
  type VisitDecision,
} from '@kmx/core';

import { readAccessCookies } from '../access/accessCookies';
import { withoutEndedSession } from '../access/withoutEndedSession';
import { allowCacheMode } from '../caching/cacheMode';
import { clientAddress } from '../clientAddress';
import { isPreviewRejected } from '../editorAccess/isPreviewRejected';
import type { CookieReader } from '../forms/stateCookies';
import { countCall } from '../http/rateLimit';
import { requestOrigin } from '../http/requestOrigin';
import { log } from '../log';
import { recordMissing } from '../missing/recordMissing';
import { originalAddress } from '../nodeServer/originalRequest';

import { decideRequest, type DecidedRequest } from './decideRequest';
import { decideResponse } from './decideResponse';
import { readRequestedPath } from './readRequestedPath';
import { readRouteContent } from './readRouteContent';
import { renewCaches } from './renewCaches';
import type { RouteResponse } from './RouteResponse';

/** A routing decision, or the reason why there is none: rate limit exceeded, or a service failed. */
export type RoutingResult = RouteResponse | { kind: 'tooMany'; seconds: number } | { kind: 'unavailable' };

export interface RoutedRequest {
  readonly result: RoutingResult;
  readonly visit: VisitDecision;
  readonly setCookies: readonly (VisitCookie | LocaleCookie)[];
  /** Location of the page, once resolved. */
  readonly decided: DecidedRequest | undefined;
}

/** Common request data of Next.js and the page server. */
interface IncomingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly cookies: CookieReader;
}

const visitCookies = ({ cookies }: IncomingRequest): Record<string, string | undefined> =>
  Object.fromEntries(Object.values(visitCookieNames).map((name) => [name, cookies.get(name)?.value]));

const isForQuery = (response: RouteResponse) => response.kind === 'rewrite' && response.isForQuery === true;

/** Returns the locale to store if the reader came from another locale of the same site. */
function localeCookieOf(
  { headers, cookies }: IncomingRequest,
  { resolution: { outcome }, sites }: DecidedRequest,
): LocaleCookie | undefined {
  if (outcome.kind !== 'page' && outcome.kind !== 'application') return undefined;
  // Previewing a page in another language does not select a locale.
  if (outcome.kind === 'application' && outcome.route.kind === 'preview') return undefined;
  return decideLocaleCookie({
    served: outcome.locale,
    siteKey: outcome.site.key,
    sites,
    host: headers.get('host') ?? '',
    cookie: cookies.get(localeCookieName)?.value,
    referer: headers.get('referer') ?? undefined,
    fetchMode: headers.get('sec-fetch-mode') ?? undefined,
    purpose: headers.get('sec-purpose') ?? undefined,
  });
}

/** The page of a request, which may need a reader's session. */
const protectedPages = ({ resolution: { outcome } }: DecidedRequest) =>
  outcome.kind === 'page' ? [outcome.page] : [];

async function decide(request: IncomingRequest, visit: VisitDecision) {
  const { headers, cookies } = request;
  const { pathname, search } = originalAddress(request);
  const { requested, path, query } = readRequestedPath(pathname, search);
  const routeRequest = {
    host: headers.get('host') ?? '',
    path,
    query,
    protocol: requestOrigin(headers).protocol,
    cookieLocale: cookies.get(localeCookieName)?.value,
    acceptLanguage: headers.get('accept-language') ?? undefined,
  };
  const cacheMode = await allowCacheMode(visit.cacheMode, clientAddress(headers));
  await renewCaches(cacheMode, routeRequest);
  const decided = await decideRequest(routeRequest);
  const content = await readRouteContent(decided);
  const response = decideResponse({
    ...decided,
    requested,
    cacheMode,
    ...content,
    isNextRelease: visit.isNextRelease,
    isPseudo: visit.isPseudo,
    measurement: visit.measurement,
    isDenied: await isPreviewRejected(decided, cookies),
    accessCookies: await withoutEndedSession(readAccessCookies(cookies), protectedPages(decided)),
  });
  return { decided, response };
}

/**
 * Routes every page request before rendering (docs/adr/0001), so that status codes are accurate. Never
 * rejects: failures are logged and yield `unavailable`.
 */
export async function routeRequest(request: IncomingRequest): Promise<RoutedRequest> {
  const { pathname, search } = originalAddress(request);
  const visit = decideVisit({ query: search, cookies: visitCookies(request) });
  try {
    const { decided, response } = await decide(request, visit);
    const seconds = isForQuery(response) ? await countCall('list', request.headers) : 0;
    if (seconds > 0)
      return { result: { kind: 'tooMany', seconds }, visit, setCookies: visit.setCookies, decided };
    recordMissing(request, decided, response);
    const localeCookie = localeCookieOf(request, decided);
    const setCookies = localeCookie ? [localeCookie, ...visit.setCookies] : visit.setCookies;
    return { result: response, visit, setCookies, decided };
  } catch (error) {
    log('error', 'A request could not be routed.', { path: pathname }, error);
    return { result: { kind: 'unavailable' }, visit, setCookies: visit.setCookies, decided: undefined };
  }
}
