import type { Endpoint, SanitizedConfig } from 'payload';
import { limitQuery } from './limitQuery';

const limitEndpoint = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    if (req.user) return endpoint.handler(req);
    const limited = limitQuery(req.search, req.query);
    if (!limited.ok) return Response.json({ errors: [{ message: limited.message }] }, { status: 400 });
    req.query = limited.query;
    return endpoint.handler(req);
  },
});

/**
 * Limits the queries of everybody who is not signed in, at every endpoint of every collection. Endpoints see the query as
 * Payload has parsed it and know who sends it, whichever way it came. The service has no globals.
 */
export const limitAnonymousReads = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    endpoints: collection.endpoints && collection.endpoints.map(limitEndpoint),
  })),
});
