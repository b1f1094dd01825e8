import { jsonError } from './responses';

/**
 * Responds below a programmatic prefix without a route. Without it, such an address would be taken for an internal one
 * (`api` as the key of a site), and any number of them would fill the page cache.
 */
export const respondEmpty = (): Response => jsonError(404, 'There is nothing at this address.');
