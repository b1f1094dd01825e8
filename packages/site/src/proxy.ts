import { NextResponse, type NextRequest } from 'next/server';
import {
  decideLocaleCookie,
  decideVisit,
  localeCookieName,
  visitCookieNames,
  type LocaleCookie,
  type VisitCookie,
  type VisitDecision,
} from '@kmx/core';

import { readAccessCookies } from './server/access/accessCookies';
import { clientAddress } from './server/clientAddress';
import { allowCacheMode } from './server/content/cacheMode';
import { editorCookieName } from './server/editor/editorSession';
import { isPreviewRefused } from './server/editor/preview/isPreviewRefused';
import { countCall } from './server/http/rateLimit';
import { requestOrigin } from './server/http/requestOrigin';
import { describeFailure, log } from './server/log';
import { noteMissing } from './server/missing/noteMissing';
import {
  originalAddress,
  originalMethodHeader,
  originalUrlHeader,
} from './server/nodeServer/originalRequest';
import { decideRequestId, requestIdHeader, runWithRequestId } from './server/requestContext';
import type { Answer, Rewrite } from './server/routing/Answer';
import { decideAnswer } from './server/routing/decideAnswer';
import { decidePlainAnswer, type PlainAnswer } from './server/routing/decidePlainAnswer';
import { decideRequest, type DecidedRequest } from './server/routing/decideRequest';
import { isForOneReader } from './server/routing/isForOneReader';
import { maintenancePath } from './server/routing/maintenancePath';
import { readAsked } from './server/routing/readAsked';
import { readPlaceContent } from './server/routing/readPlaceContent';
import { renewCaches } from './server/routing/renewCaches';

/** One reader's: no cache in between may keep it. */
const privateOnly = 'private, no-store';

/** Decides every request for a page before anything is rendered (docs/adr/0001), so that status codes are real. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const requestId = decideRequestId(request.headers.get(requestIdHeader));
  const plain = decidePlainAnswer(request);
  if (plain) return toPlainResponse(request, requestId, plain);
  return runWithRequestId(requestId, async () => {
    const startedAt = performance.now();
    const { pathname, search } = originalAddress(request);
    const visit = decideVisit({ query: search, cookies: visitCookies(request) });
    const response = await answer(request, requestId, visit).catch((error: unknown) => {
      log('error', describeFailure(error), { path: pathname });
      return unavailable(request, requestId, 503);
    });
    visit.setCookies.forEach((cookie) => writeCookie(response, cookie));
    const hasCookies = response.cookies.getAll().length > 0;
    if (isForOneReader({ ...visit, status: response.status, hasCookies }))
      response.headers.set('cache-control', privateOnly);
    response.headers.set(requestIdHeader, requestId);
    // The path alone: a query may hold what a person typed.
    log('info', 'request', {
      method: request.method,
      path: pathname,
      status: String(response.status),
      ms: (performance.now() - startedAt).toFixed(1),
    });
    return response;
  });
}

/** Responds without content: programmatic routes go on as they are, and what no page can respond to ends here. */
function toPlainResponse(request: NextRequest, requestId: string, plain: PlainAnswer): NextResponse {
  switch (plain.kind) {
    case 'next': {
      const response = NextResponse.next({ request: { headers: withRequestId(request, requestId) } });
      response.headers.set(requestIdHeader, requestId);
      return response;
    }
    case 'rewrite':
      return rewrite(request, requestId, { path: plain.path, status: 200 });
    case 'redirect':
      return NextResponse.redirect(new URL(plain.location, request.url), plain.status);
    case 'json':
      return NextResponse.json({ error: plain.error }, { status: plain.status });
    case 'text':
      return new NextResponse(plain.text, { status: plain.status, headers: plain.headers });
  }
}

function withRequestId(request: NextRequest, requestId: string): Headers {
  const headers = new Headers(request.headers);
  headers.set(requestIdHeader, requestId);
  headers.delete(originalUrlHeader);
  headers.delete(originalMethodHeader);
  return headers;
}

const visitCookies = (request: NextRequest): Record<string, string | undefined> =>
  Object.fromEntries(Object.values(visitCookieNames).map((name) => [name, request.cookies.get(name)?.value]));

async function answer(request: NextRequest, requestId: string, visit: VisitDecision): Promise<NextResponse> {
  const { pathname, search } = originalAddress(request);
  const { asked, path, query } = readAsked(pathname, search);
  const routeRequest = {
    host: request.headers.get('host') ?? '',
    path,
    query,
    protocol: requestOrigin(request.headers).protocol,
    cookieLocale: request.cookies.get(localeCookieName)?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  };
  const cacheMode = await allowCacheMode(visit.cacheMode, clientAddress(request.headers));
  await renewCaches(cacheMode, routeRequest);
  const decided = await decideRequest(routeRequest);
  const content = await readPlaceContent(decided);
  const decision = decideAnswer({
    ...decided,
    asked,
    cacheMode,
    ...content,
    isNextRelease: visit.isNextRelease,
    isPseudo: visit.isPseudo,
    measurement: visit.measurement,
    isRefused: isPreviewRefused(decided, request.cookies.get(editorCookieName)?.value),
    accessCookies: readAccessCookies(request.cookies),
  });
  const seconds = isForQuery(decision) ? await countCall('list', request.headers) : 0;
  if (seconds > 0) return tooMany(seconds);
  noteMissing(request, decided, decision);
  const response = toResponse(request, requestId, decision);
  const localeCookie = localeCookieOf(request, decided);
  if (localeCookie) writeCookie(response, localeCookie);
  return response;
}

const isForQuery = (decision: Answer) => decision.kind === 'rewrite' && decision.isForQuery === true;

const tooMany = (seconds: number) =>
  new NextResponse('Too many requests. Please try again in a minute.', {
    status: 429,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  });

/** The reader's choice, when this page was reached from the same site in another locale. */
function localeCookieOf(
  request: NextRequest,
  { resolution: { outcome }, sites }: DecidedRequest,
): LocaleCookie | undefined {
  if (outcome.kind !== 'page' && outcome.kind !== 'application') return undefined;
  // An editor who looks at a page in other languages has not chosen one to read.
  if (outcome.kind === 'application' && outcome.route.kind === 'preview') return undefined;
  return decideLocaleCookie({
    served: outcome.locale,
    siteKey: outcome.site.key,
    sites,
    host: request.headers.get('host') ?? '',
    cookie: request.cookies.get(localeCookieName)?.value,
    referer: request.headers.get('referer') ?? undefined,
    fetchMode: request.headers.get('sec-fetch-mode') ?? undefined,
    purpose: request.headers.get('sec-purpose') ?? undefined,
  });
}

const writeCookie = (
  response: NextResponse,
  { name, value, sameSite, maxAgeSeconds }: VisitCookie | LocaleCookie,
) => response.cookies.set(name, value, { sameSite, maxAge: maxAgeSeconds, path: '/' });

/** Characters of an address that an internal route is told: it travels in a header, and those have an end. */
const longestTold = 1000;

function toResponse(request: NextRequest, requestId: string, decision: Answer): NextResponse {
  switch (decision.kind) {
    case 'redirect': {
      // On the same host the answer names the path alone, whatever host the request claimed.
      const response = NextResponse.redirect(new URL(decision.location, request.url), decision.status);
      response.headers.set('vary', 'accept-language, cookie');
      return response;
    }
    case 'json':
      return NextResponse.json({ error: decision.error }, { status: decision.status });
    case 'misconfigured':
      log('error', `Site configuration: ${decision.code}`, { path: request.nextUrl.pathname });
      return unavailable(request, requestId, decision.status);
    case 'rewrite':
      return rewrite(request, requestId, decision);
  }
}

function unavailable(request: NextRequest, requestId: string, status: 500 | 503): NextResponse {
  const path = maintenancePath(request.nextUrl.pathname, request.headers.get('accept-language'));
  const response = rewrite(request, requestId, { path, status });
  if (status === 503) response.headers.set('retry-after', '30');
  return response;
}

/** Internal routes get the reader's query; the address itself only where a page has to name it. */
function rewrite(
  request: NextRequest,
  requestId: string,
  { path, status, isPathTold, isUrlTold, isPersonal }: Rewrite,
): NextResponse {
  const asked = originalAddress(request);
  const url = request.nextUrl.clone();
  url.pathname = path;
  if (isPathTold) url.searchParams.set('path', asked.pathname.slice(0, longestTold));
  if (isUrlTold) {
    const { protocol, currentHost } = requestOrigin(request.headers);
    const address = `${protocol}://${currentHost}${asked.pathname}${asked.search}`;
    url.searchParams.set('url', address.slice(0, longestTold));
  }
  const response = NextResponse.rewrite(url, {
    status,
    request: { headers: withRequestId(request, requestId) },
  });
  if (isPersonal) response.headers.set('cache-control', privateOnly);
  return response;
}

export const config = {
  // Everything but the framework's own files, and what streams bodies: Next keeps those of matched paths, cuts them at 10 MB
  // and hides a broken connection. No more than these very addresses, which name their requests themselves (withOwnRequestId).
  matcher: ['/((?!_next/|api/uploads/?$|api/forms/[a-z-]+/?$).*)'],
};
