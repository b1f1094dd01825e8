import { jsonError } from './responses';

/**
 * Responds to unknown paths below a programmatic prefix. The proxy ignores these prefixes, so without this
 * route the path would be treated as an internal address (`api` as a site), and unlimited paths would fill
 * the page cache.
 */
export const respondEmpty = (): Response => jsonError(404, 'There is nothing at this address.');
