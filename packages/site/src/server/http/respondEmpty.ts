import { jsonError } from './responses';

/**
 * For what stands below a programmatic prefix without being a route. The proxy leaves these prefixes alone, so without
 * it the address would be read as an internal one, `api` as a site, and any number of them would fill the page cache.
 */
export const respondEmpty = (): Response => jsonError(404, 'There is nothing at this address.');
