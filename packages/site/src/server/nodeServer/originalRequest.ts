import type { IncomingMessage } from 'node:http';

/** The request target as it was sent. */
export const originalUrlHeader = 'x-kmx-original-url';

/** A method that the framework cannot represent; without it the request has its own. */
export const originalMethodHeader = 'x-kmx-original-method';

/** Methods that `Request` of the Fetch standard rejects by throwing. */
const forbiddenMethods: readonly string[] = ['TRACE', 'TRACK', 'CONNECT'];

const withoutRepeatedSlashes = (url: string): string => {
  const [path = '', ...queries] = url.split('?');
  return [path.replaceAll('\\', '/').replace(/\/\/+/g, '/'), ...queries].join('?');
};

/**
 * Writes the target and method of a request into headers before the framework changes them: Next parses the query and
 * writes it anew, redirects repeated slashes with 308 before the proxy runs, and responds with 500 to TRACE.
 * Headers of these names that a client sent are removed.
 */
export function preserveRequest(request: IncomingMessage): void {
  const { headers, method = 'GET', url = '/' } = request;
  headers[originalUrlHeader] = undefined;
  headers[originalMethodHeader] = undefined;
  if (url.startsWith('/')) {
    headers[originalUrlHeader] = url;
    request.url = withoutRepeatedSlashes(url);
  }
  if (!forbiddenMethods.includes(method)) return;
  headers[originalMethodHeader] = method;
  request.method = 'GET';
}

/** Parameter that the router adds when it fetches a page; Next removes it from the URL that the proxy is given. */
const routerParameter = /(?:^|&)_rsc=[^&]*/g;

/** Path, percent-encoded, and query, as it was written and with its question mark, of the request that a proxy handles. */
export function originalAddress(request: Pick<Request, 'headers' | 'url'>): {
  pathname: string;
  search: string;
} {
  const original = request.headers.get(originalUrlHeader);
  if (original === null) return new URL(request.url);
  const [path = '', ...queries] = original.replace(/#.*$/s, '').split('?');
  const query = queries.join('?').replaceAll(routerParameter, '').replace(/^&/, '');
  return { pathname: new URL(`http://localhost${path}`).pathname, search: query === '' ? '' : `?${query}` };
}

/** The method of the request that a proxy handles. */
export const originalMethod = (request: Pick<Request, 'headers' | 'method'>): string =>
  request.headers.get(originalMethodHeader) ?? request.method;
