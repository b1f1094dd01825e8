import { decideCanonicalPath } from '@kmx/core';

import { originalAddress, originalMethod } from '../nodeServer/originalRequest';

import { allowedMethods } from './allowedMethods';
import { isDecodable, isGuidePath, isProgrammatic } from './programmaticPaths';

/** A response that needs no content. */
export type PlainResponse =
  /** A route handler below `src/app` responds. */
  | { kind: 'next' }
  | { kind: 'rewrite'; path: string }
  | { kind: 'redirect'; status: 301; location: string }
  | { kind: 'json'; status: number; error: string }
  | { kind: 'text'; status: number; text: string | null; headers?: Record<string, string> };

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

const nothing = 'There is nothing at this address.';

/** Pages only support GET and HEAD; methods that Next.js cannot represent are rejected everywhere. */
function decideMethod(method: string, path: string): PlainResponse | undefined {
  const isPage = !isProgrammatic(path) || isGuidePath(path);
  if (method === 'OPTIONS' && isPage)
    return { kind: 'text', status: 204, text: null, headers: { allow: allowedMethods(path) } };
  const isRejected = isPage ? !isReading(method) : ['TRACE', 'TRACK', 'CONNECT'].includes(method);
  if (!isRejected) return undefined;
  const text = isPage ? 'This address can only be read.' : 'This method is not supported.';
  return { kind: 'text', status: 405, text, headers: { allow: allowedMethods(path) } };
}

/** Handles requests that are not for a page; `undefined` for pages. */
export function decidePlainResponse(
  request: Pick<Request, 'headers' | 'method' | 'url'>,
): PlainResponse | undefined {
  if (!URL.canParse(`http://${request.headers.get('host') ?? ''}`))
    return { kind: 'text', status: 400, text: 'The host header names no host.' };
  const { pathname, search } = originalAddress(request);
  const method = originalMethod(request);
  const rejected = decideMethod(method, pathname);
  if (rejected) return rejected;
  if (pathname === '/api') return { kind: 'json', status: 404, error: nothing };
  // Browsers request it regardless of the icon in the page.
  if (pathname === '/favicon.ico') return { kind: 'rewrite', path: '/icon.svg' };
  if (!isProgrammatic(pathname)) return undefined;
  // "A route validation hook failing gives a fatal 404" (section 5); Next.js would respond with 500.
  if (!isDecodable(pathname)) return { kind: 'text', status: 404, text: `Page Not Found: ${pathname}` };
  const canonical = decideCanonicalPath(pathname, search);
  return isReading(method) && canonical.kind === 'redirect' ? canonical : { kind: 'next' };
}
