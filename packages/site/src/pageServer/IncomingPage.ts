import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

import { originalAddress } from '@/server/nodeServer/originalRequest';

/** A request for a page, with the parts of it that routing and rendering read. */
export interface IncomingPage {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly cookies: { readonly get: (name: string) => { value: string } | undefined };
}

/** Decides whether a request may be for a page; everything else is left to the framework. */
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
