import type { IncomingMessage, ServerResponse } from 'node:http';

import { allowedMethods } from '@/server/routing/allowedMethods';

/** Adds Allow to responses with 405: Next.js sends them without (RFC 9110 requires it). */
export function addAllowedMethods({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...given: unknown[]) => {
    if (status === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', allowedMethods(url.split('?', 1)[0] ?? url));
    Reflect.apply(writeHead, response, [status, ...given]);
    return response;
  };
}
