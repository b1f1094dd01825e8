import type { IncomingMessage, ServerResponse } from 'node:http';
import { decideRequestId, requestIdHeader, runWithRequestId } from '@kmx/server/logging';
import { runWithTrace, traceHeaders, traceparentHeader } from '@kmx/server/tracing';

import { readIncomingPage, type IncomingPage } from './IncomingPage';
import { KnownPages } from './KnownPages';
import { removeLastPage, sendLastPage, storeLastPage } from './lastPage';
import { loadRendition, MovedPageError, pageStore, routeTagsOf } from './loadRendition';
import {
  exchangeHeaders,
  isPublicResponse,
  privateOnly,
  sendError,
  sendRedirect,
  sendText,
  type PageExchange,
} from './PageExchange';
import { publicHeaders } from './publicHeaders';
import { sendDocument } from './sendDocument';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { countCall } from '@/server/http/rateLimit';
import { log } from '@/server/log';
import { processState } from '@/server/processState';
import { decidePlainResponse } from '@/server/routing/decidePlainResponse';
import { readPublicPage, type PublicPage } from '@/server/routing/PublicPage';
import { routeRequest } from '@/server/routing/routeRequest';
import type { Rewrite } from '@/server/routing/RouteResponse';
import { commonHeaders } from '@/server/security/commonHeaders';

const knownPages = new KnownPages();

/**
 * Responds to a request for a public page. Resolves to false, without a response, if the framework renders
 * the address. Never rejects: failures are logged and the reader gets the error page.
 */
export function handlePage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const requestId = decideRequestId(request.headers[requestIdHeader]?.toString());
  return runWithTrace(request.headers[traceparentHeader]?.toString(), async () => {
    if (await respondFromStore(request, response, requestId)) return true;
    // The framework continues this trace if it renders the address.
    Object.assign(request.headers, traceHeaders());
    return renderAndRespond(request, response, requestId);
  });
}

/** Responds from the store if the request needs no routing; otherwise resolves to false. */
async function respondFromStore(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<boolean> {
  const startedAt = performance.now();
  const page = knownPages.find(request);
  const fresh = page && pageStore.getFresh(page.key);
  const document = fresh ?? (page && pageStore.getPostponed(page.key));
  if (!page || !document) return false;
  await sendDocument(request, response, {
    status: 200,
    document,
    headers: {
      ...commonHeaders,
      [requestIdHeader]: requestId,
      ...(fresh ? publicHeaders(fresh, page.tags) : { 'cache-control': privateOnly }),
    },
  });
  const { method = '', url = '' } = request;
  runWithRequestId(requestId, () => logRequest({ method, path: url }, response, startedAt));
  return true;
}

function renderAndRespond(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<boolean> {
  return runWithRequestId(requestId, async () => {
    const startedAt = performance.now();
    const incoming = readIncomingPage(request);
    if (decidePlainResponse(incoming)) return false;
    const decidedAt = pageInvalidations().now;
    const routed = await routeRequest(incoming);
    const exchange = { request, response, incoming, routed, requestId, decidedAt };
    const isHandled = await respond(exchange).catch(async (error: unknown) => {
      log('error', 'A page could not be rendered.', { path: incoming.path }, error);
      await sendLastPage(exchange, 500);
      return true;
    });
    if (isHandled) logRequest(incoming, response, startedAt);
    return isHandled;
  });
}

/** Logs the path without the query, which may hold personal data. */
const logRequest = (
  { method, path }: Pick<IncomingPage, 'method' | 'path'>,
  { statusCode }: ServerResponse,
  startedAt: number,
) =>
  log('info', 'request', {
    method,
    path,
    status: String(statusCode),
    ms: (performance.now() - startedAt).toFixed(1),
  });

async function respond(exchange: PageExchange): Promise<boolean> {
  const { result } = exchange.routed;
  switch (result.kind) {
    case 'rewrite': {
      const page = readPublicPage(result.path);
      if (!page) return false;
      if (result.status === 404 || result.status === 410) removeLastPage(exchange);
      if (isRenderedEachTime(page) && (await isMissingTooOften(exchange))) return true;
      await respondWithPage(exchange, result, page);
      return true;
    }
    case 'redirect':
      if (result.status === 301) removeLastPage(exchange);
      sendRedirect(exchange, result.status, result.location);
      return true;
    case 'json':
      sendText(exchange, {
        status: result.status,
        contentType: 'application/json',
        body: JSON.stringify({ error: result.error }),
      });
      return true;
    case 'tooMany':
      sendText(exchange, {
        status: 429,
        contentType: 'text/plain;charset=UTF-8',
        body: 'Too many requests. Please try again in a minute.',
        retryAfterSeconds: result.seconds,
      });
      return true;
    case 'misconfigured':
      log('error', 'The configuration of sites is invalid.', {
        code: result.code,
        path: exchange.incoming.path,
      });
      await sendError(exchange, result.status);
      return true;
    case 'unavailable':
      await sendLastPage(exchange, 503);
      return true;
  }
}

/** Pages of addresses without content, which are not stored. */
const isRenderedEachTime = ({ kind }: PublicPage) => kind === 'notFound' || kind === 'closedJob';

/** Rate-limits addresses with far more 404s than a person causes, with the plain text of section 2.2. */
async function isMissingTooOften(exchange: PageExchange): Promise<boolean> {
  const { path, headers } = exchange.incoming;
  if ((await countCall('missing', headers)) === 0) return false;
  sendText(exchange, {
    status: 404,
    contentType: 'text/plain;charset=UTF-8',
    body: `Page not found: ${path}`,
  });
  return true;
}

async function respondWithPage(exchange: PageExchange, rewrite: Rewrite, page: PublicPage): Promise<void> {
  try {
    const { status, isPersonal = false, isContentOld = false } = rewrite;
    const document = await loadRendition(page, rewrite.path, exchange.incoming, { isContentOld });
    if (!document) return await respondWithoutPage(exchange, page);
    const isForEverybody = page.isStored && !isPersonal && !isContentOld;
    const isPublic = isPublicResponse(exchange, { status, isForEverybody });
    const cacheHeaders = isPublic
      ? publicHeaders(document, routeTagsOf(page))
      : { 'cache-control': privateOnly };
    if (status === 200) processState().hasStoredPages = true;
    if (isPublic) {
      const { request, decidedAt } = exchange;
      knownPages.record(request, { key: rewrite.path, tags: routeTagsOf(page), decidedAt });
      storeLastPage(exchange, document);
    }
    await sendDocument(exchange.request, exchange.response, {
      status,
      document,
      headers: { ...exchangeHeaders(exchange), ...cacheHeaders },
    });
  } catch (error) {
    if (!(error instanceof MovedPageError)) throw error;
    sendRedirect(exchange, 307, error.location);
  }
}

/** The page was unpublished between routing and rendering. */
async function respondWithoutPage(exchange: PageExchange, { site, locale }: PublicPage): Promise<void> {
  const page = { site, locale, isStored: false, kind: 'notFound' } as const;
  const document = await loadRendition(page, '', exchange.incoming, { isContentOld: false });
  if (!document) return sendError(exchange, 404);
  await sendDocument(exchange.request, exchange.response, {
    status: 404,
    document,
    headers: {
      ...exchangeHeaders(exchange),
      'cache-control': privateOnly,
    },
  });
}
