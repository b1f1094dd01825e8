import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

import { originalAddress } from '@/server/nodeServer/originalRequest';

export interface IncomingPage {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly cookies: { readonly get: (name: string) => { value: string } | undefined };
}

/** Returns false for requests that only the framework can handle. */
export const mayBePage = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/') &&
  !url.startsWith('/_next/') &&
  URL.canParse(`http://${headers.host ?? ''}`);

const readHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

export function readIncomingPage(request: IncomingMessage): IncomingPage {
  const { method = 'GET', url = '/' } = request;
  const headers = readHeaders(request);
  const href = `http://${headers.get('host') ?? ''}${url}`;
  const { pathname, search } = originalAddress({ url: href, headers });
  const cookies = parseCookie(headers.get('cookie') ?? '');
  return {
    method,
    url: href,
    path: pathname,
    query: new URLSearchParams(search),
    headers,
    cookies: {
      get: (name) => {
        const value = cookies[name];
        return value === undefined ? undefined : { value };
      },
    },
  };
}
