import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeHead } from '@kmx/server/http';

import { allowedMethods } from '@/server/routing/allowedMethods';

/** Adds Allow to responses with 405: Next.js sends them without (RFC 9110 requires it). */
export const addAllowedMethods = ({ url = '/' }: IncomingMessage, response: ServerResponse): void =>
  beforeHead(response, (status) => {
    if (status === 405 && !response.hasHeader('allow'))
      response.setHeader('allow', allowedMethods(url.split('?', 1)[0] ?? url));
  });
