import type { IncomingMessage } from 'node:http';

export const originalUrlHeader = 'x-kmx-original-url';

/** Original method if the framework cannot represent it. */
export const originalMethodHeader = 'x-kmx-original-method';

/** Methods for which the `Request` constructor throws (Fetch standard). */
const forbiddenMethods: readonly string[] = ['TRACE', 'TRACK', 'CONNECT'];

const withoutRepeatedSlashes = (url: string): string => {
  const [path = '', ...queries] = url.split('?');
  return [path.replaceAll('\\', '/').replace(/\/\/+/g, '/'), ...queries].join('?');
};

/**
 * Stores target and method in headers before the framework changes them: Next.js reserializes the query,
 * redirects repeated slashes with 308 before the proxy runs, and responds with 500 to TRACE. Headers sent by
 * the client are removed.
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

/**
 * Parameter added by the router when it fetches a page; Next.js removes it from the URL passed to the proxy.
 */
const routerParameter = /(?:^|&)_rsc=[^&]*/g;

/**
 * Returns the original path and query (with its question mark) of a request in the proxy, both
 * percent-encoded.
 */
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

export const originalMethod = (request: Pick<Request, 'headers' | 'method'>): string =>
  request.headers.get(originalMethodHeader) ?? request.method;
