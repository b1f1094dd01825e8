import type { IncomingMessage, ServerResponse } from 'node:http';

import { assetsPrefix } from './assets';
import { originalMethodHeader } from '@/server/nodeServer/originalRequest';
import { allowedMethods } from '@/server/routing/allowedMethods';
import { commonHeaders } from '@/server/security/commonHeaders';

const filePrefixes = [assetsPrefix, '/_next/static/'];

/**
 * Responds to methods other than GET and HEAD for files of the build as for pages: 204 to OPTIONS, otherwise 405. The
 * proxy does not see these addresses. Returns false, without a response, for everything else.
 */
export function rejectAssetMethod(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  const method = headers[originalMethodHeader] ?? request.method;
  const isFile = filePrefixes.some((prefix) => url.startsWith(prefix));
  if (!isFile || method === 'GET' || method === 'HEAD') return false;
  response
    .writeHead(method === 'OPTIONS' ? 204 : 405, { ...commonHeaders, allow: allowedMethods(url) })
    .end();
  return true;
}
