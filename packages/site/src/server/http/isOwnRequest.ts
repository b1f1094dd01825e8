import { requestOrigin } from './requestOrigin';

/** Whether a request was sent by a page of this very host, as far as browsers tell; other programs tell nothing, and may. */
export function isOwnRequest(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  const { currentHost } = requestOrigin(headers);
  return URL.canParse(origin) && new URL(origin).host === currentHost;
}
