import type { IncomingMessage } from 'node:http';

import { requestOrigin } from '@/server/http/requestOrigin';
import { originalMethodHeader, originalUrlHeader } from '@/server/nodeServer/originalRequest';

/** Requests with a query, or a target that the framework would read differently. */
const isUnusual = ({ url, headers }: IncomingMessage) =>
  url === undefined ||
  url.includes('?') ||
  url !== headers[originalUrlHeader] ||
  headers[originalMethodHeader] !== undefined;

/**
 * Returns the full address as the storage key of a page; undefined if the request identifies more than a
 * page.
 */
export function readPageAddress(request: IncomingMessage): string | undefined {
  if (isUnusual(request)) return undefined;
  const { headers, url } = request;
  const { protocol, currentHost } = requestOrigin({ get: (name) => headers[name]?.toString() ?? null });
  return `${protocol}://${currentHost}${url}`;
}
