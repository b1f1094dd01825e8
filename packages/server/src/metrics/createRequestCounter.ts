import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { RouteOf } from './createRouteOf';

/** A stored page takes one millisecond; requests to services time out after three seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const knownMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const methodOf = ({ method = '' }: IncomingMessage): string =>
  knownMethods.includes(method) ? method : 'other';

const statusOf = ({ writableFinished, statusCode }: ServerResponse): string =>
  writableFinished ? `${String(Math.floor(statusCode / 100))}xx` : 'aborted';

/** Creates a listener for a server's `request` event that counts and times finished requests. */
export const createRequestCounter = (registry: Registry, routeOf: RouteOf) => {
  const registers = [registry];
  const requests = new Counter({
    name: 'kmx_http_requests_total',
    help: 'Requests by kind of route, method and class of status; "aborted" if the client left before the end.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'kmx_http_request_duration_seconds',
    help: 'Time from the request to the end of its response, by kind of route.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    // Handlers rewrite the address of a request.
    const route = routeOf(request.url ?? '');
    const method = methodOf(request);
    response.once('close', () => {
      requests.inc({ route, method, status: statusOf(response) });
      durations.observe({ route }, (performance.now() - startedAt) / 1000);
    });
  };
};
