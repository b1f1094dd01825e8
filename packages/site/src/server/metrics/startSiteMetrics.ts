import type { Server } from 'node:http';
import { toMetricsSettings } from '@kmx/server/environment';
import { startMetrics } from '@kmx/server/metrics';

import type { SiteEnvironment } from '../env';
import { listCircuits } from '../graphql/circuits';
import { log } from '../log';

import { setSiteMetrics } from '../siteMetrics';
import { createSiteMetrics } from './createSiteMetrics';
import { siteRouteOf } from './siteRoutes';

const services = ['content', 'product', 'customer', 'search'] as const;
const variables = {
  content: 'CONTENT_URL',
  product: 'PRODUCT_URL',
  customer: 'CUSTOMER_URL',
  search: 'SEARCH_URL',
} as const;

const namesOfServices = (environment: SiteEnvironment): ReadonlyMap<string, string> =>
  new Map(
    services.flatMap((name) => {
      const address = environment[variables[name]];
      return address === undefined ? [] : [[new URL(address).origin, name]];
    }),
  );

/**
 * Serves the metrics of this process and counts the requests of its server; does nothing without METRICS_PORT. Returns
 * a function that stops it.
 */
export async function startSiteMetrics(
  server: Server,
  environment: SiteEnvironment,
  measurePageStore: () => { entries: number; bytes: number },
): Promise<() => void> {
  const metrics = await startMetrics(toMetricsSettings(environment), {
    program: 'site',
    routeOf: siteRouteOf,
    onFailure: (error) => log('warn', 'The metrics could not be read.', {}, error),
  });
  if (!metrics) return () => undefined;
  const { registry } = metrics;
  setSiteMetrics(
    createSiteMetrics({ registry, services: namesOfServices(environment), measurePageStore, listCircuits }),
  );
  server.prependListener('request', metrics.countRequest);
  return () => {
    setSiteMetrics(undefined);
    metrics.close();
  };
}
