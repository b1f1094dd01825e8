import { createServer, request as httpRequest, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import { callsPerMinute, resetCalls } from '../http/rateLimit';

import { startFakeCustomerService, type FakeCustomerService } from './fakeCustomerService.mock';
import { handleUpload, handleUploadRemoval } from './handleUpload';

const megabyte = 1024 * 1024;
const stored = { status: 201, body: { id: 'u1', name: 'photo.jpg', size: 5, type: 'image/jpeg' } };

let customer: FakeCustomerService;
let site: Server;
let port: number;

/** Runs the route in a real server, as Next.js calls it. */
function startSite(): Promise<Server> {
  const server = createServer((incoming, outbound) => {
    const closed = new AbortController();
    outbound.on('close', () => outbound.writableFinished || closed.abort());
    const request = new Request(`http://localhost:${port}${incoming.url ?? '/'}`, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: Readable.toWeb(incoming) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>,
      signal: closed.signal,
      duplex: 'half',
    } as RequestInit);
    void handleUpload(request).then(async (response) => {
      outbound.writeHead(response.status, Object.fromEntries(response.headers));
      outbound.end(await response.text());
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  customer = await startFakeCustomerService();
  site = await startSite();
  port = (site.address() as AddressInfo).port;
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  resetCalls();
  customer.uploads.length = 0;
  customer.upload = stored;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await customer.close();
});

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

function open(headers: Record<string, string | number> = {}) {
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    path: '/api/uploads',
    method: 'POST',
    headers: { ...multipart, ...headers },
    // Uses a new connection: one with a rejected upload still contains the rest of its body.
    agent: false,
  });
  const response = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    });
  });
  // A failed test no longer awaits the response, and an unhandled rejection would end the process.
  response.catch(() => undefined);
  return { request, response };
}

/** Waits for a state of the customer service, until the test times out. */
async function until(isReached: () => boolean | undefined): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function write(request: ClientRequest, megabytes: number): Promise<void> {
  const chunk = Buffer.alloc(megabyte, 7);
  for (let count = 0; count < megabytes; count += 1)
    if (!request.write(chunk)) await new Promise<void>((resolve) => request.once('drain', resolve));
}

it('streams a file without buffering it', async () => {
  const { request, response } = open();
  for (let megabytes = 5; megabytes <= 95; megabytes += 5) {
    await write(request, 5);
    // Fails if the body is buffered until its end.
    await until(() => customer.uploads[0]?.bytes === megabytes * megabyte);
  }
  request.end();
  expect(await response).toEqual({ status: 201, body: stored.body });
  expect(customer.uploads).toMatchObject([
    { bytes: 95 * megabyte, key: 'embedded-customer-api-key', isComplete: true },
  ]);
}, 30_000);

it.each([
  [{ authorization: 'Bearer a-token' }, 'Bearer a-token'],
  [{}, undefined],
])('forwards the sender of a file, if known: %j', async (headers, expected) => {
  const { request, response } = open(headers);
  request.end('file');
  await response;
  expect(customer.uploads.map(({ authorization }) => authorization)).toEqual([expected]);
});

describe('portal 5 "images or videos, at most 100 MB"', () => {
  it('rejects 101 MB immediately if the length is declared', async () => {
    const { request, response } = open({ 'content-length': 101 * megabyte });
    request.flushHeaders();
    expect(await response).toEqual({ status: 413, body: { code: 'tooLarge' } });
    expect(customer.uploads).toEqual([]);
    request.destroy();
  });

  it('rejects 101 MB without a declared length, with a reason', async () => {
    customer.upload = { status: 413, body: { code: 'tooLarge' }, afterBytes: 100 * megabyte };
    const { request, response } = open();
    await write(request, 101);
    request.end();
    expect(await response).toEqual({ status: 413, body: { code: 'tooLarge' } });
  }, 30_000);

  it.each([
    [415, { code: 'notAllowed' }],
    [415, { code: 'empty' }],
    [422, { code: 'infected' }],
    [422, { code: 'tooComplex' }],
    [400, { code: 'broken' }],
  ])('%i %j', async (status, body) => {
    customer.upload = { status, body };
    const { request, response } = open();
    request.end('x');
    expect(await response).toEqual({ status, body });
  });
});

it('aborts the upstream request if the connection breaks at 60 %', async () => {
  const { request, response } = open({ 'content-length': 10 * megabyte });
  const failed = response.catch(() => 'broken');
  await write(request, 6);
  await until(() => (customer.uploads[0]?.bytes ?? 0) > 0);
  request.destroy();
  expect(await failed).toBe('broken');
  await until(() => customer.uploads[0]?.isAborted);
  expect(customer.uploads).toMatchObject([{ isComplete: false }]);
});

it('requires signing in if the service rejects the token, but not for the site’s own key', async () => {
  const errors = [{ message: 'The token is over.', extensions: { code: 'UNAUTHENTICATED' } }];
  customer.upload = { status: 401, body: { errors } };
  const { request, response } = open({ authorization: 'Bearer a-token' });
  request.end('x');
  expect(await response).toEqual({ status: 401, body: { error: 'Please sign in.' } });
});

it.each<[string, number, unknown]>([
  ['fails', 500, { error: 'x' }],
  ['rejects the key', 401, { error: 'x' }],
  ['returns an invalid response', 201, { name: 7 }],
])('reports that files cannot be stored if the service %s', async (_name, status, body) => {
  customer.upload = { status, body };
  const { request, response } = open();
  request.end('x');
  expect(await response).toEqual({ status: 503, body: { kind: 'unavailable' } });
});

const send = (headers: Record<string, string> = {}) =>
  handleUpload(
    new Request('http://localhost:3000/api/uploads', {
      method: 'POST',
      body: 'x',
      headers: { host: 'localhost:3000', ...multipart, ...headers },
    }),
  );

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'text/plain' }, 400],
])('%j: %i', async (headers, status) => {
  expect((await send(headers as Record<string, string>)).status).toBe(status);
});

it('rate-limits an address', async () => {
  for (let call = 0; call < callsPerMinute.formFile; call += 1) await send({ 'content-type': 'text/plain' });
  const response = await send();
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ kind: 'tooMany' });
});

it('removes a file', async () => {
  const request = new Request('http://localhost:3000/api/uploads/u1', { method: 'DELETE' });
  expect((await handleUploadRemoval(request, '../graphql')).status).toBe(204);
  expect(customer.removed).toEqual(['/uploads/..%2Fgraphql']);
});
