import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { appendQuery } from '../redirects/appendQuery';
import { isConfiguredHost } from '../sites/isConfiguredHost';
import { normalizeHost } from '../sites/normalizeHost';
import type { SiteAddress } from '../types/Site';

import type { RouteRequest } from './RouteResolution';

/**
 * Address during a resolution; path and query are percent-encoded, the query has no question mark, the anchor has its
 * hash.
 */
export interface RouteAddress {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly anchor: string;
}

/** Browsers remove tabs and line breaks first, and the rest could become a host. */
const encodeUnreadable = (text: string) => text.replace(/[\p{Cc}\s]/gu, encodeURIComponent);

const withoutMark = (query: string) => query.replace(/^\?/, '');

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

/**
 * Resolves a URL or path relative to an address; `undefined` for targets that no redirect can have: mail, an anchor,
 * an action.
 */
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

export const isRouted = (
  { host, path }: RouteAddress,
  requestHost: string,
  sites: readonly Pick<SiteAddress, 'domains'>[],
): boolean =>
  !isUnlocalizedPath(path) &&
  (normalizeHost(host) === normalizeHost(requestHost) || isConfiguredHost(host, sites));

/** Formats an address as a location: without protocol and host if they are the reader's own. */
export function formatAddress(address: RouteAddress, { host, protocol }: RouteRequest): string {
  const isHere = address.host === host && address.protocol === protocol;
  const query = address.query ? `?${address.query}` : '';
  return `${isHere ? '' : `${address.protocol}://${address.host}`}${address.path}${query}${address.anchor}`;
}

/** Key of addresses with the same result: query and anchor do not affect routing. */
export const addressKey = ({ protocol, host, path }: RouteAddress): string =>
  `${protocol}://${host.toLowerCase()}${path}`;
