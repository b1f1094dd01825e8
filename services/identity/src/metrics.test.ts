import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWithMetrics } from '../../toolkit/src/testing/runWithMetrics';
import { readEnvironment } from './environment';
import { start } from './start';

const serviceRoot = path.resolve(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'kmx-identity-metrics-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environmentOf = (port: string, metrics: Record<string, string>) =>
  readEnvironment(
    {
      IDENTITY_PORT: port,
      IDENTITY_DATA_DIR: folder,
      MAIL_DIR: folder,
      IDENTITY_ADMIN_KEY: 'an-identity-key-for-tests',
      ...metrics,
    },
    serviceRoot,
  );

test('counts a request at the port of its metrics', () =>
  runWithMetrics(
    ({ port, metricsPort }, report) =>
      start(environmentOf(port, { METRICS_PORT: metricsPort }), serviceRoot, report),
    async ({ url, readMetrics }) => {
      await (await fetch(`${url}/openidm/managed/alpha_user`, { method: 'POST' })).text();
      const metrics = await readMetrics();
      expect(metrics).toContain(
        'kmx_http_requests_total{route="admin",method="POST",status="4xx",program="identity"} 1',
      );
      expect(metrics).toContain('kmx_queue_entries{queue="mail",state="waiting",program="identity"} 0');
    },
  ));

test('has no metrics without their port', () =>
  runWithMetrics(
    ({ port }, report) => start(environmentOf(port, {}), serviceRoot, report),
    async ({ readMetrics }) => {
      await expect(readMetrics()).rejects.toThrow('fetch failed');
    },
  ));
