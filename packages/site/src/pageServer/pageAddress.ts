import type { IncomingMessage } from 'node:http';

import { requestOrigin } from '@/server/http/requestOrigin';
import { originalMethodHeader, originalUrlHeader } from '@/server/nodeServer/originalRequest';

/** Has a query, or a target or method that the framework would not understand as it was sent. */
const isUnusual = ({ url, headers }: IncomingMessage) =>
  url === undefined ||
  url.includes('?') ||
  url !== headers[originalUrlHeader] ||
  headers[originalMethodHeader] !== undefined;

/** The whole address of a request by which its page may be stored; undefined where it names more than a page. */
export function readPageAddress(request: IncomingMessage): string | undefined {
  if (isUnusual(request)) return undefined;
  const { headers, url } = request;
  const { protocol, currentHost } = requestOrigin({ get: (name) => headers[name]?.toString() ?? null });
  return `${protocol}://${currentHost}${url}`;
}
