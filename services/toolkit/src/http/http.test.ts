import { request as openRequest, type Server } from 'node:http';
import { listenOnFreePort } from '../testing/listenOnFreePort';
import { recordLog } from '../testing/recordLog';
import { createHttpServer, type Handler } from './createHttpServer';
import { closeServer, listen } from './listening';
import { readGraphqlRequest } from './readGraphqlRequest';
import { createSecurityHeaders } from './securityHeaders';
import { sendJson, sendText } from './send';

const requestBytes = 200;
const handlerOptions = { requestBytes, methods: 'GET or POST' } as const;

const handleGraphql: Handler = async (request, response, url) => {
  if (url.pathname === '/fault') throw new Error('The password of the database is secret.');
  const methods = url.pathname === '/post-only' ? 'POST' : handlerOptions.methods;
  const question = await readGraphqlRequest(request, { requestBytes, methods });
  if (!question.ok) return sendText(response, question.status, question.message);
  sendJson(response, 200, question.value);
};

const { log } = recordLog();
let server: Server;
let address: string;
beforeAll(async () => {
  server = createHttpServer(handleGraphql, {
    service: 'demo',
    receivingMilliseconds: 10_000,
    isBehindTls: true,
  });
  address = await listenOnFreePort(server);
});
const withoutNotice = { noticeMs: 0, maxMs: 5000 };
afterAll(() => closeServer(server, log, withoutNotice));

const post = (body: string, type = 'application/json', path = '/') =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': type }, body });

test.each([
  ['by POST', () => post('{"query":"{ a }","variables":{"x":1},"operationName":"A"}')],
  [
    'by GET',
    () => fetch(`${address}/?query=${encodeURIComponent('{ a }')}&variables={"x":1}&operationName=A`),
  ],
])('reads a request %s', async (_, send) => {
  const response = await send();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toEqual({ query: '{ a }', variables: { x: 1 }, operationName: 'A' });
});

test('treats missing variables as an empty object', async () => {
  expect(await (await post('{"query":"{ a }","variables":null}')).json()).toEqual({
    query: '{ a }',
    variables: {},
  });
});

test('forbids subresources and framing in every response', async () => {
  for (const response of [await post('{"query":"{ a }"}'), await post('{'), await fetch(`${address}//x`)])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
});

test('does not require HTTPS without TLS in front of the service', () => {
  expect(createSecurityHeaders(false)).not.toHaveProperty('strict-transport-security');
});

test('rejects TRACE without repeating the request', async () => {
  const result = await new Promise<[number | undefined, string]>((resolve, reject) => {
    openRequest(
      `${address}/fault`,
      { method: 'TRACE', headers: { cookie: 'session=secret' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve([response.statusCode, text]));
      },
    )
      .on('error', reject)
      .end();
  });
  expect(result[0]).toBe(405);
  expect(result[1]).not.toContain('secret');
});

test.each([
  [400, 'is no JSON', () => post('{')],
  [400, 'is a list', () => post('[{"query":"{ a }"}]')],
  [400, 'has no query', () => fetch(address)],
  [405, 'comes by PUT', () => fetch(address, { method: 'PUT' })],
  [405, 'comes by GET where only POST is answered', () => fetch(`${address}/post-only?query={a}`)],
  [413, 'is too large', () => post(JSON.stringify({ query: 'x'.repeat(requestBytes) }))],
  [413, 'has too long an address', () => fetch(`${address}/?query=${'x'.repeat(requestBytes)}`)],
  [415, 'is plain text', () => post('{ a }', 'text/plain')],
])('responds with %s if the request %s', async (status, _, send) => {
  expect((await send()).status).toBe(status);
});

test('logs an internal error without exposing it', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fetch(`${address}/fault`);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"errors":[{"message":"Something went wrong."}]}');
  const line: unknown = JSON.parse(String(written.mock.calls[0]?.[0]));
  const traceId: unknown = expect.stringMatching(/^[\da-f]{32}$/);
  const stack: unknown = expect.stringContaining('http.test.ts');
  expect(line).toMatchObject({
    level: 'error',
    service: 'demo',
    message: 'A request failed.',
    requestId: response.headers.get('x-request-id'),
    traceId,
    stack,
  });
});

test.each([
  '//',
  '//evil.example/?query={a}',
  'http://evil.example/?query={a}',
  '/open/../?query={a}',
  '/open/%2E./?query={a}',
  '/\\evil.example/?query={a}',
  '/open/..',
])('rejects the address %s, which a proxy may resolve differently', async (path) => {
  const status = await new Promise((resolve) => {
    openRequest(address, { path }, (response) => {
      resolve(response.resume().statusCode);
    }).end();
  });
  expect(status).toBe(400);
});

test('fails if the port is in use', async () => {
  const other = createHttpServer(handleGraphql, {
    service: 'demo',
    receivingMilliseconds: 10_000,
    isBehindTls: true,
  });
  await expect(listen(other, { port: Number(new URL(address).port), host: '127.0.0.1' })).rejects.toThrow(
    'EADDRINUSE',
  );
});

test('waits for the pending response when closing', async () => {
  let finish = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = createHttpServer(
    async (_request, response) => {
      begin();
      await new Promise<void>((resolve) => (finish = resolve));
      sendJson(response, 200, { status: 'done' });
    },
    { service: 'demo', receivingMilliseconds: 10_000, isBehindTls: true },
  );
  const url = fetch(await listenOnFreePort(slow));
  await begun;
  const closed = closeServer(slow, log, withoutNotice);
  finish();
  expect(await (await url).json()).toEqual({ status: 'done' });
  await closed;
});

test('a service that shuts down is not ready, and accepts requests until the load balancer has noticed', async () => {
  const ending = createHttpServer(
    (_request, response) => Promise.resolve(sendJson(response, 200, { status: 'ready' })),
    { service: 'demo', receivingMilliseconds: 10_000, isBehindTls: true },
  );
  const url = await listenOnFreePort(ending);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const closed = closeServer(ending, log, { noticeMs: 500, maxMs: 5000 });
  const [probe, request] = [await fetch(`${url}/readyz`), await fetch(url)];
  expect([probe.status, await probe.json()]).toEqual([503, { status: 'stopping' }]);
  expect([request.status, request.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});
