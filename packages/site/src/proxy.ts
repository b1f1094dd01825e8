import { NextResponse, type NextRequest } from 'next/server';
import type { LocaleCookie, VisitCookie } from '@kmx/core';
import { decideRequestId, requestIdHeader, runWithRequestId } from '@kmx/server/logging';
import { runWithTrace, traceHeaders, traceparentHeader } from '@kmx/server/tracing';

import { requestOrigin } from './server/http/requestOrigin';
import { log } from './server/log';
import {
  originalAddress,
  originalMethodHeader,
  originalUrlHeader,
} from './server/nodeServer/originalRequest';
import { decideErrorLanguage } from './server/routing/decideErrorLanguage';
import { decidePlainResponse, type PlainResponse } from './server/routing/decidePlainResponse';
import { decideSchemeCookie } from './server/routing/decideSchemeCookie';
import { isForOneReader } from './server/routing/isForOneReader';
import { routeRequest, type RoutingResult } from './server/routing/routeRequest';
import type { Rewrite } from './server/routing/RouteResponse';

/** Responses for a single reader, which shared caches must not store. */
const privateOnly = 'private, no-store';

/**
 * Routes everything the framework renders: the portal, the editor area and route handlers of a site
 * (docs/adr/0001).
 */
export function proxy(request: NextRequest): Promise<NextResponse> {
  return runWithTrace(request.headers.get(traceparentHeader), () => respond(request));
}

async function respond(request: NextRequest): Promise<NextResponse> {
  const requestId = decideRequestId(request.headers.get(requestIdHeader));
  const plain = decidePlainResponse(request);
  if (plain) return toPlainResponse(request, requestId, plain);
  return runWithRequestId(requestId, async () => {
    const startedAt = performance.now();
    const { result, visit, setCookies } = await routeRequest(request);
    const response = toResponse(request, requestId, result);
    setCookies.forEach((cookie) => writeCookie(response, cookie));
    const hasCookies = response.cookies.getAll().length > 0;
    if (isForOneReader({ ...visit, status: response.status, hasCookies }))
      response.headers.set('cache-control', privateOnly);
    response.headers.set(requestIdHeader, requestId);
    // Logs the path without the query, which may hold personal data.
    log('info', 'request', {
      method: request.method,
      path: originalAddress(request).pathname,
      status: String(response.status),
      ms: (performance.now() - startedAt).toFixed(1),
    });
    return response;
  });
}

/**
 * Handles decisions without content: passes programmatic routes through and ends requests that no page can
 * handle.
 */
function toPlainResponse(request: NextRequest, requestId: string, plain: PlainResponse): NextResponse {
  switch (plain.kind) {
    case 'next': {
      const response = NextResponse.next({ request: { headers: withRequestId(request, requestId) } });
      response.headers.set(requestIdHeader, requestId);
      const scheme = decideSchemeCookie(originalAddress(request));
      if (scheme) writeCookie(response, scheme);
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
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  headers.delete(originalUrlHeader);
  headers.delete(originalMethodHeader);
  return headers;
}

const tooMany = (seconds: number) =>
  new NextResponse('Too many requests. Please try again in a minute.', {
    status: 429,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  });

const writeCookie = (
  response: NextResponse,
  { name, value, sameSite, maxAgeSeconds }: VisitCookie | LocaleCookie,
) => response.cookies.set(name, value, { sameSite, maxAge: maxAgeSeconds, path: '/' });

/** Maximum length of an address passed to an internal route, in characters; header sizes are limited. */
const maxShownLength = 1000;

function toResponse(request: NextRequest, requestId: string, decision: RoutingResult): NextResponse {
  switch (decision.kind) {
    case 'tooMany':
      return tooMany(decision.seconds);
    case 'unavailable':
      return unavailable(request, requestId, 503);
    case 'redirect': {
      // Redirects by path alone on the same host, so that a forged Host header has no effect.
      const response = NextResponse.redirect(new URL(decision.location, request.url), decision.status);
      response.headers.set('vary', 'accept-language, cookie');
      return response;
    }
    case 'json':
      return NextResponse.json({ error: decision.error }, { status: decision.status });
    case 'misconfigured':
      log('error', 'The configuration of sites is invalid.', {
        code: decision.code,
        path: request.nextUrl.pathname,
      });
      return unavailable(request, requestId, decision.status);
    case 'rewrite':
      return rewrite(request, requestId, decision);
  }
}

function unavailable(request: NextRequest, requestId: string, status: 500 | 503): NextResponse {
  const language = decideErrorLanguage(request.nextUrl.pathname, request.headers.get('accept-language'));
  const path = `/maintenance/${language}`;
  const response = rewrite(request, requestId, { path, status });
  if (status === 503) response.headers.set('retry-after', '30');
  return response;
}

/** Rewrites to an internal route with the reader's query; adds the address only for pages that display it. */
function rewrite(
  request: NextRequest,
  requestId: string,
  { path, status, includesPath, includesUrl, isPersonal }: Rewrite,
): NextResponse {
  const requested = originalAddress(request);
  const url = request.nextUrl.clone();
  url.pathname = path;
  if (includesPath) url.searchParams.set('path', requested.pathname.slice(0, maxShownLength));
  if (includesUrl) {
    const { protocol, currentHost } = requestOrigin(request.headers);
    const address = `${protocol}://${currentHost}${requested.pathname}${requested.search}`;
    url.searchParams.set('url', address.slice(0, maxShownLength));
  }
  const response = NextResponse.rewrite(url, {
    status,
    request: { headers: withRequestId(request, requestId) },
  });
  if (isPersonal) response.headers.set('cache-control', privateOnly);
  return response;
}

export const config = {
  // Excludes the framework's files and the two upload routes, because Next.js buffers the bodies of matched
  // paths, truncates them at 10 MB and hides aborted connections. The upload routes create their own request
  // ids (withOwnRequestId).
  matcher: ['/((?!_next/|api/uploads/?$|api/forms/[a-z-]+/?$).*)'],
};
