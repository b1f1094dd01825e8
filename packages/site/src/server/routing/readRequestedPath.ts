import { withParameter } from '../http/withParameter';

/**
 * Requested representation of a page: the page, its content as JSON, a feed, or an explanation of its
 * routing.
 */
export type Requested =
  | { kind: 'page' }
  | { kind: 'payload' }
  | { kind: 'feed'; list: string }
  | { kind: 'explain' };

export interface RequestedPath {
  requested: Requested;
  /** Path to resolve, percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

export const payloadSuffix = '/_payload.json';
export const feedSuffix = '/rss.xml';

/**
 * Separates the page from its representation: `{path}/_payload.json`, `{list}/rss.xml`, `?explain` (sections
 * 2.2 and 7).
 */
export function readRequestedPath(path: string, query: string): RequestedPath {
  if (new URLSearchParams(query).has('explain'))
    return { requested: { kind: 'explain' }, path, query: withParameter(query, 'explain') };
  if (path.endsWith(payloadSuffix))
    return { requested: { kind: 'payload' }, path: path.slice(0, -payloadSuffix.length) || '/', query };
  const below = path.endsWith(feedSuffix) ? path.slice(0, -feedSuffix.length) : '';
  const list = below.split('/').at(-1);
  if (list) return { requested: { kind: 'feed', list }, path: below, query };
  return { requested: { kind: 'page' }, path, query };
}
