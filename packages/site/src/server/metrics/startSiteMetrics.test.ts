import { once } from 'node:events';
import { createServer } from 'node:http';

import { readEnvironment } from '../env';
import { fetchService } from '../fetchService';
import { circuitOf } from '../graphql/circuits';

import { siteMetrics } from '../siteMetrics';
import { startSiteMetrics } from './startSiteMetrics';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const portOf = (server: ReturnType<typeof createServer>) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return String(address.port);
};

async function listen(server: ReturnType<typeof createServer>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Finds a free port. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

const measurePageStore = () => ({ entries: 3, bytes: 4096 });

async function start(source: Record<string, string>) {
  const server = createServer((_request, response) => void response.end('page'));
  const url = await listen(server);
  stops.push(await startSiteMetrics(server, readEnvironment(source), measurePageStore));
  return url;
}

it('counts requests, and the durations of pages and services', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  let status = 200;
  const content = await listen(createServer((_request, response) => void response.writeHead(status).end()));
  const port = await findPort();
  const url = await start({ METRICS_PORT: port, CONTENT_URL: content });

  await (await fetch(`${url}/en/about`)).text();
  siteMetrics()?.countPageRequest('hit');
  siteMetrics()?.recordRender('rendered', 0.1);
  await fetchService(`${content}/graphql`, { method: 'POST' });
  status = 503;
  await fetchService(`${content}/graphql`, { method: 'POST' });
  const fail = () => circuitOf(content).run(() => Promise.reject(new Error('It failed.')));
  for (let turn = 0; turn < 3; turn += 1) await fail().catch(() => undefined);
  await fail().catch(() => undefined);

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of [
    'kmx_http_requests_total{route="page",method="GET",status="2xx",program="site"} 1',
    'kmx_page_store_requests_total{result="hit",program="site"} 1',
    'kmx_page_store_entries{program="site"} 3',
    'kmx_page_store_bytes{program="site"} 4096',
    'kmx_page_renders_total{outcome="rendered",program="site"} 1',
    'kmx_page_render_duration_seconds_count{program="site"} 1',
    'kmx_backend_requests_total{service="content",outcome="ok",program="site"} 1',
    'kmx_backend_requests_total{service="content",outcome="error",program="site"} 1',
    'kmx_backend_requests_total{service="content",outcome="rejected",program="site"} 1',
    'kmx_backend_request_duration_seconds_count{program="site",service="content"} 2',
    'kmx_circuit_open{service="content",program="site"} 1',
  ])
    expect(text).toContain(line);
});

it('distinguishes a slow service from an unreachable one', async () => {
  const port = await findPort();
  await start({ METRICS_PORT: port });
  const fetching = vi.spyOn(globalThis, 'fetch');
  fetching.mockRejectedValueOnce(new DOMException('Too slow.', 'TimeoutError'));
  fetching.mockRejectedValueOnce(new TypeError('fetch failed'));
  for (let turn = 0; turn < 2; turn += 1)
    await expect(fetchService('http://localhost:3001/graphql', {})).rejects.toThrow();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('{service="content",outcome="timeout",program="site"} 1');
  expect(text).toContain('{service="content",outcome="unreachable",program="site"} 1');
});

it('is disabled without METRICS_PORT', async () => {
  const url = await start({});
  expect(siteMetrics()).toBeUndefined();
  expect(await (await fetch(`${url}/metrics`)).text()).toBe('page');
});
