import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { MetricsSettings } from '@kmx/server/environment';
import { createRouteOf, startMetrics, type QueueState } from '@kmx/server/metrics';

const channel = 'http.server.request.start';

const routeOf = createRouteOf({
  graphql: /^\/graphql$/,
  asset: /^\/(?:_next|blocks)\//,
  file: /^\/api\/(?:media|files)\/file\//,
  api: /^\/api(?:\/|$)/,
  admin: /^\/admin(?:\/|$)/,
});

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

interface ContentMetrics {
  /** Port of the service: other servers of the process, such as that of the metrics, are not counted. */
  port: number;
  measurePublications: () => Promise<QueueState>;
  onFailure: (error: unknown) => void;
}

/**
 * Serves the metrics of this process if there is a port for them; returns a function that stops it. Next opens its
 * server itself: Node's own channel reports each request before the framework handles it.
 */
export const startContentMetrics = async (
  settings: MetricsSettings | undefined,
  { port, measurePublications, onFailure }: ContentMetrics,
): Promise<() => void> => {
  const queues = { publications: measurePublications };
  const metrics = await startMetrics(settings, { program: 'content', routeOf, queues, onFailure });
  if (!metrics) return () => undefined;
  const onRequest = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && isResponse(response))) return;
    if (request.socket.localPort === port) metrics.countRequest(request, response);
  };
  subscribe(channel, onRequest);
  return () => {
    unsubscribe(channel, onRequest);
    metrics.close();
  };
};
