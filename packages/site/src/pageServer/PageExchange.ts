import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';

import { requestIdHeader } from '@kmx/server/logging';
import { loadErrorDocument } from './errorDocument';
import type { IncomingPage } from './IncomingPage';
import { sendDocument } from './sendDocument';
import type { Moment } from '@/server/content/InvalidationLog';
import { decideErrorLanguage } from '@/server/routing/decideErrorLanguage';
import { isForOneReader } from '@/server/routing/isForOneReader';
import type { RoutedRequest } from '@/server/routing/routeRequest';
import { commonHeaders } from '@/server/security/commonHeaders';

/** Responses for a single reader, which shared caches must not store. */
export const privateOnly = 'private, no-store';

export interface PageExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly incoming: IncomingPage;
  readonly routed: RoutedRequest;
  readonly requestId: string;
  readonly decidedAt: Moment;
}

function cookieHeaders({ routed: { setCookies } }: PageExchange) {
  if (setCookies.length === 0) return undefined;
  const values = setCookies.map(({ name, value, sameSite, maxAgeSeconds }) =>
    stringifySetCookie({ name, value, sameSite, path: '/', maxAge: maxAgeSeconds }),
  );
  return { 'set-cookie': values };
}

export const exchangeHeaders = (exchange: PageExchange) => ({
  ...commonHeaders,
  [requestIdHeader]: exchange.requestId,
  ...cookieHeaders(exchange),
});

/** Decides whether shared caches may store the response. */
export const isPublicResponse = (
  { routed: { visit, setCookies } }: PageExchange,
  { status, isForEverybody }: { status: number; isForEverybody: boolean },
): boolean => isForEverybody && !isForOneReader({ ...visit, status, hasCookies: setCookies.length > 0 });

export async function sendError(exchange: PageExchange, status: 404 | 500 | 503): Promise<void> {
  const { request, response, incoming } = exchange;
  const language = decideErrorLanguage(incoming.path, incoming.headers.get('accept-language'));
  await sendDocument(request, response, {
    status,
    document: await loadErrorDocument(language),
    headers: {
      ...exchangeHeaders(exchange),
      'cache-control': privateOnly,
      ...(status === 503 && { 'retry-after': '30' }),
    },
  });
}

/** Redirects by path alone on the same host, so that a forged Host header has no effect. */
export function sendRedirect(exchange: PageExchange, status: number, location: string): void {
  const { incoming, response, routed } = exchange;
  const target = new URL(location, incoming.url);
  const isHere = target.host === new URL(incoming.url).host;
  response
    .writeHead(status, {
      ...exchangeHeaders(exchange),
      vary: 'accept-language, cookie',
      location: isHere ? `${target.pathname}${target.search}${target.hash}` : target.href,
      ...(routed.setCookies.length > 0 && { 'cache-control': privateOnly }),
    })
    .end();
}

interface TextResponse {
  readonly status: number;
  readonly contentType: 'application/json' | 'text/plain;charset=UTF-8';
  readonly body: string;
  readonly retryAfterSeconds?: number;
}

/** Sends a plain-text message instead of a page. */
export function sendText(
  exchange: PageExchange,
  { status, contentType, body, retryAfterSeconds }: TextResponse,
): void {
  exchange.response
    .writeHead(status, {
      ...exchangeHeaders(exchange),
      'cache-control': 'no-store',
      'content-type': contentType,
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    })
    .end(body);
}
