import type { Endpoint, SanitizedConfig } from 'payload';
import { limitQuery } from './limitQuery';
import { isCounted, limitRequest } from './limitRequest';

const limitEndpoint = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    const rejection = isCounted(endpoint) ? await limitRequest(req) : undefined;
    if (rejection) return rejection;
    if (req.user) return endpoint.handler(req);
    const limited = limitQuery(req.search, req.query);
    if (!limited.ok) return Response.json({ errors: [{ message: limited.message }] }, { status: 400 });
    req.query = limited.query;
    return endpoint.handler(req);
  },
});

/**
 * Limits the number of requests and the size of anonymous queries at every endpoint of every collection. Endpoints receive
 * the parsed query and the user, regardless of how the request was sent. The service has no Payload globals.
 */
export const limitEndpoints = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    endpoints: collection.endpoints && collection.endpoints.map(limitEndpoint),
  })),
});
