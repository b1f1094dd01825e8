import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isDraining } from '@kmx/server/http';
import { decideRequestId, requestIdHeader, runWithRequestId } from '@kmx/server/logging';
import { runWithTrace, traceparentHeader } from '@kmx/server/tracing';
import { createServiceLog } from '../logging/createServiceLog';
import { createSecurityHeaders } from './securityHeaders';
import { sendJson } from './send';

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

interface ServerOptions {
  /** Name of the service, for its log. */
  service: string;
  /** Timeout for receiving a request. */
  receivingMilliseconds: number;
  /** Sends strict transport security. */
  isBehindTls: boolean;
}

const maxHeaderMilliseconds = 10_000;

/**
 * Rejects absolute addresses and dot segments: rules of a proxy in front of the service match the address as written.
 */
const isPlainPath = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) && !/\/(?:\.|%2e){1,2}(?:[/\\]|$)/i.test(address.split(/[?#]/)[0] ?? '');

/** Creates a server that exposes no internal errors; unreadable addresses result in 400. Handlers run in the trace of their caller,
 * and in its request id or a new one. */
export const createHttpServer = (
  handle: Handler,
  { service, receivingMilliseconds, isBehindTls }: ServerOptions,
): Server => {
  const base = `http://${service}.invalid`;
  const headers = Object.entries(createSecurityHeaders(isBehindTls));
  const log = createServiceLog(service);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    // TRACE would return the headers of the request, including cookies and tokens.
    if (request.method === 'TRACE') return sendJson(response, 405, { message: 'TRACE is not allowed.' });
    const address = request.url ?? '';
    if (isDraining(server) && /^\/readyz(?:\?|$)/.test(address))
      return sendJson(response, 503, { status: 'stopping' });
    if (!isPlainPath(address) || !URL.canParse(address, base))
      return sendJson(response, 400, { message: 'The address cannot be read.' });
    const work = () =>
      handle(request, response, new URL(address, base)).catch((error: unknown) => {
        log('error', 'A request failed.', {}, error);
        if (response.headersSent) return response.destroy();
        sendJson(response, 500, { errors: [{ message: 'Something went wrong.' }] });
      });
    const requestId = decideRequestId(request.headers[requestIdHeader]?.toString());
    response.setHeader(requestIdHeader, requestId);
    void runWithTrace(request.headers[traceparentHeader]?.toString(), () =>
      runWithRequestId(requestId, work),
    );
  });
  server.headersTimeout = Math.min(maxHeaderMilliseconds, receivingMilliseconds);
  server.requestTimeout = receivingMilliseconds;
  // Longer than the keep-alive of clients and load balancers, so that they close connections first.
  server.keepAliveTimeout = 65_000;
  return server;
};
