import { requestOrigin } from './requestOrigin';

/**
 * Returns false for cross-site requests of browsers. Other clients send none of the headers and are accepted.
 */
export function isOwnRequest(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  const { currentHost } = requestOrigin(headers);
  return URL.canParse(origin) && new URL(origin).host === currentHost;
}
