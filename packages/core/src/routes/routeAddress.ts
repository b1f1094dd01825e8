import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { appendQuery } from '../redirects/appendQuery';
import { isConfiguredHost } from '../sites/isConfiguredHost';
import { normalizeHost } from '../sites/normalizeHost';
import type { SiteAddress } from '../types/Site';

import type { RouteRequest } from './RouteResolution';

/** An address on the way of a request; path and query are percent-encoded, the query has no question mark, the anchor its hash. */
export interface RouteAddress {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly anchor: string;
}

/** Browsers drop tabs and line breaks before they read, and what follows could become a host. */
const encodeUnreadable = (text: string) => text.replace(/[\p{Cc}\s]/gu, encodeURIComponent);

const withoutMark = (query: string) => query.replace(/^\?/, '');

/** The address that was asked for. */
export const requestAddress = ({ protocol, host, path, query }: RouteRequest): RouteAddress => ({
  protocol,
  host,
  path: encodeUnreadable(path).replace(/[?#]/g, encodeURIComponent),
  query: encodeUnreadable(withoutMark(query)),
  anchor: '',
});

function splitHref(href: string): Pick<RouteAddress, 'path' | 'query' | 'anchor'> {
  const [address = '', ...anchors] = href.split('#');
  const [path = '', ...queries] = address.split('?');
  return { path, query: queries.join('?'), anchor: anchors.length > 0 ? `#${anchors.join('#')}` : '' };
}

/** Where an address or a path leads from an address; `undefined` for what no redirect can lead to: mail, an anchor, an action. */
export function targetAddress(href: string, from: RouteAddress): RouteAddress | undefined {
  const complete = appendQuery(href, from.query);
  if (complete.startsWith('/')) {
    const { path, query, anchor } = splitHref(complete);
    return { ...from, path: encodeUnreadable(path), query, anchor: anchor || from.anchor };
  }
  if (!/^https?:/i.test(complete) || !URL.canParse(complete)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(complete);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    host,
    path: pathname,
    query: withoutMark(search),
    anchor: hash || from.anchor,
  };
}

/** Whether routing has a say about an address: a page's, on the host that was asked or a configured one. */
export const isRouted = (
  { host, path }: RouteAddress,
  requestHost: string,
  sites: readonly Pick<SiteAddress, 'domains'>[],
): boolean =>
  !isUnlocalizedPath(path) &&
  (normalizeHost(host) === normalizeHost(requestHost) || isConfiguredHost(host, sites));

/** An address as a location: without protocol and host where the reader already is. */
export function formatAddress(address: RouteAddress, { host, protocol }: RouteRequest): string {
  const isHere = address.host === host && address.protocol === protocol;
  const query = address.query ? `?${address.query}` : '';
  return `${isHere ? '' : `${address.protocol}://${address.host}`}${address.path}${query}${address.anchor}`;
}

/** Whether two addresses are answered alike: query and anchor have no say in routing. */
export const addressKey = ({ protocol, host, path }: RouteAddress): string =>
  `${protocol}://${host.toLowerCase()}${path}`;
