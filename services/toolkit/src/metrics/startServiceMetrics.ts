import type { Server } from 'node:http';
import type { MetricsSettings } from '@kmx/server/environment';
import { startMetrics, type Queues, type RouteOf } from '@kmx/server/metrics';
import { createServiceLog } from '../logging/createServiceLog';

interface ServiceMetrics {
  /** Name of the service, for its metrics and its log. */
  service: string;
  routeOf: RouteOf;
  queues?: Queues;
}

/** Serves the metrics of a service if there is a port for them; returns a function that stops it. */
export const startServiceMetrics = async (
  server: Server,
  settings: MetricsSettings | undefined,
  { service, routeOf, queues }: ServiceMetrics,
): Promise<() => void> => {
  const log = createServiceLog(service);
  const metrics = await startMetrics(settings, {
    program: service,
    routeOf,
    queues,
    onFailure: (error) => log('warn', 'The metrics could not be read.', {}, error),
  });
  if (metrics) server.prependListener('request', metrics.countRequest);
  return () => metrics?.close();
};
