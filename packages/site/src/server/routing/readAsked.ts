/** What of a page a request wants: the page, its content as JSON, a feed below it, or why it is answered as it is. */
export type Asked =
  { kind: 'page' } | { kind: 'payload' } | { kind: 'feed'; list: string } | { kind: 'explain' };

export interface AskedPath {
  asked: Asked;
  /** The path to resolve, still percent-encoded. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

const payloadSuffix = /\/_payload\.json$/;
const feedSuffix = /\/([^/]+)\/rss\.xml$/;

function withoutParameter(query: string, name: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '' && parameter.split('=', 1)[0] !== name);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Tells the page from what is asked of it: `{path}/_payload.json`, `{list}/rss.xml`, `?explain` (sections 2.2 and 7). */
export function readAsked(path: string, query: string): AskedPath {
  if (new URLSearchParams(query).has('explain'))
    return { asked: { kind: 'explain' }, path, query: withoutParameter(query, 'explain') };
  if (payloadSuffix.test(path))
    return { asked: { kind: 'payload' }, path: path.replace(payloadSuffix, '') || '/', query };
  const list = feedSuffix.exec(path)?.[1];
  if (list) return { asked: { kind: 'feed', list }, path: path.replace(/\/rss\.xml$/, ''), query };
  return { asked: { kind: 'page' }, path, query };
}
