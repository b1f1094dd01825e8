import { createServer, request, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

import { addDefaultPolicies, dataPolicy } from '@kmx/server/http';

import { applyContentSecurityPolicy } from './applyContentSecurityPolicy';
import { createSecurityPolicy } from './createSecurityPolicy';
import { createDocumentPreparation } from './prepareDocument';

vi.mock('./isPortalAddress', () => ({
  isPortalAddress: (address: string) => address.startsWith('/portal'),
}));

const sources = { hasTagManager: true, hasRecaptcha: false, isHttps: false };
const prepared = vi.fn();
const prepare = createDocumentPreparation(() => {
  prepared();
  return sources;
});
const cspPolicies = { prepare, policyOfNothing: () => createSecurityPolicy(sources) };

let server: Server;
let result: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((incoming, response) => {
    addDefaultPolicies(response, dataPolicy);
    applyContentSecurityPolicy(incoming, response, cspPolicies);
    if (incoming.url === '/asked') response.setHeader('x-asked', String(incoming.headers['accept-encoding']));
    result(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  prepared.mockClear();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on('error', reject).end();
  });

const policyOf = ({ headers }: Got) => String(headers['content-security-policy']);

function sendPage(response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 's-maxage=60');
  response.setHeader('vary', 'rsc');
  response.flushHeaders();
  response.write('<p>one</p>');
  response.end('<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>alert(1)</script>');
}
const page =
  '<p>one</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>alert(1)</script>';

beforeEach(() => {
  result = sendPage;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('sends a complete document with a policy that allows its own scripts and no injected ones', async () => {
  const got = await get();
  expect(got.body.toString()).toBe(page);
  expect(got.headers['content-length']).toBe(String(page.length));
  expect(
    policyOf(got)
      .match(/script-src 'self'( 'sha256-[^ ]+')* /)?.[0]
      .match(/sha256/g),
  ).toHaveLength(1);
  expect(got.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('alert(1)');
});

it('compresses if the client accepts it', async () => {
  const got = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(got.headers).toMatchObject({ 'content-encoding': 'br', vary: 'rsc, Accept-Encoding' });
  expect(got.headers['content-length']).toBe(String(got.body.length));
  expect(brotliDecompressSync(got.body).toString()).toBe(page);
});

it('parses a cached document once, and a personal one each time', async () => {
  const requested = (cacheControl: string) =>
    (result = (response) => {
      response.setHeader('content-type', 'text/html').setHeader('cache-control', cacheControl);
      response.end(`<p>${cacheControl}</p>`);
    });
  requested('s-maxage=30');
  await get();
  await get();
  expect(prepared).toHaveBeenCalledTimes(1);
  requested('private, no-store');
  await get();
  await get();
  expect(prepared).toHaveBeenCalledTimes(3);
});

it('blocks third parties in the customer area, even if the same document was cached for other pages', async () => {
  expect(policyOf(await get('/'))).toContain('googletagmanager');
  expect(policyOf(await get('/portal'))).not.toContain('googletagmanager');
});

it('preserves the policy set by a route', async () => {
  result = (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" })
      .end('<p>x</p>');
  expect(policyOf(await get())).toBe("default-src 'none'");
});

it('streams every other response, with the policy of data', async () => {
  result = (response) => {
    response.writeHead(206, 'Partial', { 'content-type': 'text/plain', 'content-range': 'bytes 0-1/9' });
    expect(response.headersSent).toBe(true);
    response.write('a', () => response.end('b'));
  };
  const got = await get('/', { 'accept-encoding': 'br' });
  expect([got.status, got.body.toString(), got.headers['transfer-encoding']]).toEqual([206, 'ab', 'chunked']);
  expect(policyOf(got)).toBe(dataPolicy);
});

it.each([
  ['a redirect', (response: ServerResponse) => response.writeHead(301, { location: '/en' }).end()],
  ['JSON', (response: ServerResponse) => response.setHeader('content-type', 'application/json').end('{}')],
  ['a missing file', (response: ServerResponse) => response.writeHead(404).end()],
  ['an error', (response: ServerResponse) => response.writeHead(500).end('Internal Server Error')],
])('adds the policy of data to %s', async (_name, respond) => {
  result = respond;
  expect(policyOf(await get())).toBe(dataPolicy);
});

it('skips 304 and HEAD of documents, because cached documents keep their policy', async () => {
  result = (response) => response.writeHead(304).end();
  expect((await get()).headers['content-security-policy']).toBeUndefined();
  result = (response) => {
    response.setHeader('content-type', 'text/html').setHeader('content-length', 42);
    response.end(null);
  };
  const got = await get('/', {}, 'HEAD');
  expect([got.headers['content-length'], got.headers['content-security-policy']]).toEqual(['42', undefined]);
});

it('hides Accept-Encoding from the framework for documents only', async () => {
  const seen: (string | undefined)[] = [];
  result = (response) => {
    seen.push(response.req.headers['accept-encoding']);
    response.setHeader('content-type', 'text/html');
    seen.push(response.req.headers['accept-encoding']);
    response.end('<p>x</p>');
  };
  await get('/', { 'accept-encoding': 'gzip' });
  expect(seen).toEqual(['gzip', undefined]);
});

it('sends an unparsable document unchanged, with all inline code blocked', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  prepared.mockImplementationOnce(() => {
    throw new Error('No environment.');
  });
  result = (response) => response.setHeader('content-type', 'text/html').end('<p>unread</p>');
  const got = await get('/path?q=private', { 'accept-encoding': 'br' });
  expect(got.body.toString()).toBe('<p>unread</p>');
  expect(policyOf(got)).not.toMatch(/script-src [^;]*sha256/);
  expect(failed.mock.calls.flat().join()).toContain('No environment.');
  expect(failed.mock.calls.flat().join()).not.toContain('private');
});
