import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { setFault, startFaultProxy } from './faultProxy.mjs';

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
const freePort = async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const service = createServer((request, response) =>
  response.end(
    request.url === '/data' ? '{"data":{"page":{"id":1},"site":2}}' : `${request.method} ${request.url}`,
  ),
);
const target = `http://127.0.0.1:${await listen(service)}`;
const port = await freePort();
const proxy = await startFaultProxy({ port, target });
const address = `http://127.0.0.1:${port}`;
const choose = (fault) => setFault(address, fault);
after(async () => {
  await proxy.stop();
  service.closeAllConnections();
  service.close();
});

test('forwards requests unchanged', async () => {
  const response = await fetch(`${address}/graphql?locale=en`, { method: 'POST', body: '{}' });
  assert.equal(await response.text(), 'POST /graphql?locale=en');
});

test('disconnects, returns errors or garbage, and recovers', async () => {
  await choose('down');
  await assert.rejects(fetch(address));
  await choose('error');
  assert.equal((await fetch(address)).status, 500);
  await choose('nulls');
  assert.deepEqual(await (await fetch(address)).json(), { data: null });
  await choose('none');
  assert.equal(await (await fetch(`${address}/x`)).text(), 'GET /x');
});

test('returns null for every field', async () => {
  await choose('blank');
  const response = await fetch(`${address}/data`, { method: 'POST', body: '{}' });
  assert.deepEqual(await response.json(), { data: { page: null, site: null } });
  assert.equal(await (await fetch(`${address}/media/picture.webp`)).text(), 'GET /media/picture.webp');
  await choose('none');
});

/** `[fault, response to a query]` */
const responses = [
  ['errors', '{"errors":[{"message":"Internal error"}],"data":null}'],
  ['partial', '{"errors":[{"message":"Internal error","path":["page"]}],"data":{"page":null,"site":2}}'],
  ['drift', '{"data":{"page":{"idNew":1},"site":2}}'],
  ['truncated', '{"data":{"page":{'],
  ['html', '<!doctype html><title>Welcome to the proxy</title>'],
];

for (const [fault, expected] of responses)
  test(`responds to a query with ${fault}`, async () => {
    await choose(fault);
    const response = await fetch(`${address}/data`, { method: 'POST', body: '{}' });
    assert.deepEqual([response.status, await response.text()], [200, expected]);
    await choose('none');
  });

test('sends ten megabytes', async () => {
  await choose('large');
  const response = await fetch(`${address}/data`, { method: 'POST', body: '{}' });
  assert.ok((await response.text()).length > 10_000_000);
  await choose('none');
});

for (const fault of ['hang', 'trickle'])
  test(`does not end a response with ${fault}`, async () => {
    await choose(fault);
    const timeoutMs = { signal: AbortSignal.timeout(100) };
    await assert.rejects(fetch(`${address}/data`, timeoutMs).then((response) => response.text()));
    await choose('none');
  });

test('holds only requests that contain the word, until the fault ends', async () => {
  await choose('hold:EventsOfSite');
  const post = (body) => fetch(`${address}/graphql`, { method: 'POST', body });
  const held = post('query EventsOfSite');
  assert.equal(await (await post('query Page')).text(), 'POST /graphql');
  while ((await (await fetch(`${address}/__fault`)).json()).held === 0);
  await choose('none');
  assert.equal(await (await held).text(), 'POST /graphql');
});

test('rejects an unknown fault', async () => {
  assert.equal((await choose('fire')).status, 400);
});
