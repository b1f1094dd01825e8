import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecurityHeaders } from './securityHeaders';
import { sendJson } from './send';

/** Answers a request; what it throws is logged and answered with 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

interface ServerOptions {
  /** Name of the service, for its log. */
  service: string;
  /** How long a request may take to come in. */
  receivingMilliseconds: number;
  /** Browsers are told to come back over HTTPS only. */
  isBehindTls: boolean;
}

const longestHeaderMilliseconds = 10_000;

/**
 * A plain path of this server: neither an absolute address nor a path with parts that are resolved away. A proxy before
 * the service reads its rules off the address as it is written.
 */
const isPlainPath = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) && !/\/(?:\.|%2e){1,2}(?:[/\\]|$)/i.test(address.split(/[?#]/)[0] ?? '');

/** A server that tells nobody of faults within; addresses that cannot be read are refused with 400. */
export const createHttpServer = (
  answer: Handler,
  { service, receivingMilliseconds, isBehindTls }: ServerOptions,
): Server => {
  const base = `http://${service}.invalid`;
  const headers = Object.entries(createSecurityHeaders(isBehindTls));
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    // It would send the headers of the request back, cookies and tokens too.
    if (request.method === 'TRACE') return sendJson(response, 405, { message: 'TRACE is not allowed.' });
    const address = request.url ?? '';
    if (!isPlainPath(address) || !URL.canParse(address, base))
      return sendJson(response, 400, { message: 'The address cannot be read.' });
    answer(request, response, new URL(address, base)).catch((error: unknown) => {
      console.error(`${service}: a request failed:`, error);
      if (response.headersSent) return response.destroy();
      sendJson(response, 500, { errors: [{ message: 'Something went wrong.' }] });
    });
  });
  server.headersTimeout = Math.min(longestHeaderMilliseconds, receivingMilliseconds);
  server.requestTimeout = receivingMilliseconds;
  // Longer than clients and balancers keep a connection, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  return server;
};
