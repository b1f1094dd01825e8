import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWithMetrics } from '../../toolkit/src/testing/runWithMetrics';
import { readEnvironment } from './environment';
import { start } from './start';

const serviceRoot = path.resolve(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'kmx-product-metrics-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environmentOf = (port: string, metrics: Record<string, string>) =>
  readEnvironment({ PRODUCT_PORT: port, PRODUCT_DATA_DIR: folder, ...metrics }, serviceRoot);

test('counts a request at the port of its metrics', () =>
  runWithMetrics(
    ({ port, metricsPort }, report) => start(environmentOf(port, { METRICS_PORT: metricsPort }), report),
    async ({ url, readMetrics }) => {
      await (await fetch(`${url}/graphql`, { method: 'POST' })).text();
      const metrics = await readMetrics();
      expect(metrics).toContain(
        'kmx_http_requests_total{route="graphql",method="POST",status="4xx",program="product"} 1',
      );
    },
  ));

test('has no metrics without their port', () =>
  runWithMetrics(
    ({ port }, report) => start(environmentOf(port, {}), report),
    async ({ readMetrics }) => {
      await expect(readMetrics()).rejects.toThrow('fetch failed');
    },
  ));
