import { environment } from '../config/environment';
import type { RestHandler } from './restHandler';

const ownOrigin = new URL(environment.publicUrl).origin;

/** Our own origin is the configured one, and the one at which this request has arrived. */
const isOwn = (origin: string, host: string | null): boolean =>
  origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);

const isCrossOrigin = ({ headers }: Request): boolean => {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'cross-site';
  return !isOwn(origin, headers.get('host'));
};

/**
 * Removes cookies from requests of other origins, which are then handled as anonymous. Payload does so only
 * where its address is configured, and `SameSite` counts neighbouring hosts and ports as ours.
 */
export const withoutCrossOriginCookie =
  (handler: RestHandler): RestHandler =>
  (request, context) => {
    if (!isCrossOrigin(request) || !request.headers.has('cookie')) return handler(request, context);
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    return handler(new Request(request, { headers }), context);
  };
