import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import type { Mock } from 'vitest';

import { createRouteOf } from './createRouteOf';
import type { Queues } from './measureQueues';
import { startMetrics, type RunningMetrics } from './startMetrics';

const routeOf = createRouteOf({ file: /^\/file\// }, 'page');
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function start({ queues, onFailure = vi.fn() }: { queues?: Queues; onFailure?: Mock } = {}) {
  const settings = { port: 0, host: '127.0.0.1' };
  const metrics = await startMetrics(settings, { program: 'site', routeOf, queues, onFailure });
  if (!metrics) throw new Error('There are no metrics.');
  stops.push(metrics.close);
  return metrics;
}

/** Starts a server whose requests are counted. */
async function serve({ countRequest }: RunningMetrics, handle: RequestListener) {
  const server = createServer(handle).prependListener('request', countRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, url: `http://127.0.0.1:${String(address.port)}` };
}

const read = async ({ url }: Pick<RunningMetrics, 'url'>) => (await fetch(url)).text();

it('counts and times requests by route, method and status class', async () => {
  const metrics = await start();
  const { url } = await serve(metrics, (request, response) => {
    request.url = '/elsewhere';
    response.writeHead(404).end();
  });
  await (await fetch(`${url}/file/secret-name?token=1`)).text();
  await (await fetch(`${url}/en/products`, { method: 'POST' })).text();
  const text = await read(metrics);
  expect(text).toContain('kmx_http_requests_total{route="file",method="GET",status="4xx",program="site"} 1');
  expect(text).toContain('kmx_http_requests_total{route="page",method="POST",status="4xx",program="site"} 1');
  expect(text).toContain('kmx_http_request_duration_seconds_count{program="site",route="file"} 1');
  expect(text).not.toMatch(/secret|token|products|elsewhere/);
});

it('counts an aborted request', async () => {
  const metrics = await start();
  const { url, server } = await serve(metrics, () => undefined);
  const request = get(`${url}/en`).once('error', () => undefined);
  await once(server, 'request');
  request.destroy();
  await untilCounted(metrics);
  expect(await read(metrics)).toContain('route="page",method="GET",status="aborted",program="site"} 1');
});

async function untilCounted(metrics: RunningMetrics) {
  while (!(await read(metrics)).includes('aborted",')) await new Promise(setImmediate);
}

it('exports depth and age of queues, without the values of one that cannot be read', async () => {
  const onFailure = vi.fn();
  const mail = vi.fn(() => Promise.resolve({ entries: { waiting: 2, dead: 1 }, oldestSeconds: 90 }));
  const metrics = await start({ queues: { mail }, onFailure });
  const text = await read(metrics);
  expect(text).toContain('kmx_queue_entries{queue="mail",state="waiting",program="site"} 2');
  expect(text).toContain('kmx_queue_entries{queue="mail",state="dead",program="site"} 1');
  expect(text).toContain('kmx_queue_oldest_age_seconds{queue="mail",program="site"} 90');
  expect(mail).toHaveBeenCalledTimes(1);

  const failure = new Error('The database is away.');
  mail.mockRejectedValue(failure);
  const after = await read(metrics);
  expect(after).not.toContain('queue="mail"');
  expect(after).toContain('process_resident_memory_bytes');
  expect(onFailure).toHaveBeenCalledWith(failure);
});

it('serves only /metrics', async () => {
  const { url } = await start();
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
});

it('is disabled without settings', async () => {
  expect(await startMetrics(undefined, { program: 'site', routeOf, onFailure: vi.fn() })).toBeUndefined();
});

it.each([
  ['/healthz', 'health'],
  ['/readyz?x', 'health'],
  ['/file/a?b', 'file'],
  ['/en?/file/', 'page'],
  ['', 'page'],
])('labels %s as %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});
