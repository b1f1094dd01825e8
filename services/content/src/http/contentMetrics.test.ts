import { once } from 'node:events';
import { createServer } from 'node:http';
import { findFreePort } from '../../../toolkit/src/testing/findFreePort';
import { startContentMetrics } from './contentMetrics';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const serve = async (port: number) => {
  const server = createServer((_request, response) => void response.end('ok')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close().closeAllConnections());
};

const measurePublications = () => Promise.resolve({ entries: { waiting: 1, failing: 2 }, oldestSeconds: 30 });
const onFailure = vi.fn();

it('counts the requests of the service, and not those of its metrics', async () => {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  await serve(port);
  const settings = { port: metricsPort, host: '127.0.0.1' };
  stops.push(await startContentMetrics(settings, { port, measurePublications, onFailure }));
  for (const path of ['/graphql?locale=en', '/api/media/file/secret.webp', '/api/pages', '/admin/login'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await read();
  const text = await read();
  for (const route of ['graphql', 'file', 'api', 'admin'])
    expect(text).toContain(
      `kmx_http_requests_total{route="${route}",method="GET",status="2xx",program="content"} 1`,
    );
  expect(text).not.toMatch(/route="other"|secret/);
  expect(text).toContain('kmx_queue_entries{queue="publications",state="failing",program="content"} 2');
  expect(text).toContain('kmx_queue_oldest_age_seconds{queue="publications",program="content"} 30');
});

it('does not exist without a port', async () => {
  const port = await findFreePort();
  await serve(port);
  stops.push(await startContentMetrics(undefined, { port, measurePublications, onFailure }));
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('ok');
});
