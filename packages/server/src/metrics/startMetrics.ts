import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSettings } from '../environment/metricsSettings';
import { createRequestCounter } from './createRequestCounter';
import type { RouteOf } from './createRouteOf';
import { measureQueues, type Queues } from './measureQueues';

interface MetricsOptions {
  /** Value of the label `program` of every metric. */
  program: string;
  routeOf: RouteOf;
  queues?: Queues;
  /** Called if the metrics, or one of the queues, cannot be read. */
  onFailure: (error: unknown) => void;
}

export interface RunningMetrics {
  registry: Registry;
  /** Address of the metrics endpoint. */
  url: string;
  /** Listener for the `request` event of the program's server. */
  countRequest: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
}

const createMetricsServer = (registry: Registry, onFailure: (error: unknown) => void) =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('See /metrics.\n');
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        onFailure(error);
        response.writeHead(500).end();
      },
    );
  });

/**
 * Serves the metrics of this process at `/metrics` on a separate port, in the text format of Prometheus; undefined
 * without settings. Rejects if the port cannot be opened.
 */
export const startMetrics = async (
  settings: MetricsSettings | undefined,
  { program, routeOf, queues, onFailure }: MetricsOptions,
): Promise<RunningMetrics | undefined> => {
  if (!settings) return undefined;
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  if (queues) measureQueues(registry, queues, onFailure);
  const countRequest = createRequestCounter(registry, routeOf);
  const server = createMetricsServer(registry, onFailure);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    registry,
    url: `http://${settings.host}:${String(address.port)}/metrics`,
    countRequest,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
