import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@kmx/portal/operations';

const [known = ''] = Object.keys(operations);

/** Requests received by the service. */
let requested: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let result = { status: 200, text: '{"data":{"me":null}}' };
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      requested.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(result.status, { 'content-type': 'application/json' }).end(result.text);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  process.env.CUSTOMER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requested = [];
  result = { status: 200, text: '{"data":{"me":null}}' };
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

// Imported after the port is known, because the environment is read once.
const request = async (body: unknown, headers: Record<string, string> = {}) =>
  (await import('./handlePortalData')).handlePortalData(
    new Request('http://localhost:3000/api/customer', {
      method: 'POST',
      headers: { host: 'localhost:3000', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

describe('"The proxies under /api forward an allow-list of operations, never a URL or a query that the browser chose"', () => {
  it('forwards a persisted document with token and debug level, and no other headers of the browser', async () => {
    const response = await request(
      { operation: known, variables: { id: 'u-1' } },
      { authorization: 'Bearer a-token', 'x-debug-level': '1', cookie: 'a=1', 'x-service-key': 'mine' },
    );
    expect([response.status, await response.json()]).toEqual([200, { data: { me: null } }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(requested[0]?.body).toEqual({ query: operations[known], variables: { id: 'u-1' } });
    expect(requested[0]?.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'x-debug-level': '1',
      'x-service-key': 'embedded-customer-api-key',
    });
    expect(requested[0]?.headers.cookie).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { authorization: 'Basic YTpi' },
    { authorization: 'Bearer ' },
    { 'x-identity-token': 'a.b.c' },
  ])('forwards no other credential: %j', async (headers) => {
    await request({ operation: known }, headers);
    expect(requested[0]?.headers.authorization).toBeUndefined();
    expect(requested[0]?.headers['x-identity-token']).toBeUndefined();
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['a custom query', { query: '{ me { id } }' }, {}, 400],
    ['an unknown document', { operation: 'sha256:0' }, {}, 400],
    ['a name every object has', { operation: 'constructor' }, {}, 400],
    ['a batch', [{ operation: known }], {}, 400],
    ['no JSON', 'operation', {}, 400],
    ['a body that is too long', { operation: known, variables: { a: 'x'.repeat(300_000) } }, {}, 413],
    ['a cross-site request', { operation: known }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a request of another origin', { operation: known }, { origin: 'https://evil.example' }, 403],
  ])('rejects %s', async (_name, body, headers, status) => {
    expect((await request(body, headers)).status).toBe(status);
    expect(requested).toEqual([]);
  });
});

it.each([
  ['fails', 500, '{"errors":[]}'],
  ['returns an invalid response', 200, '<h1>'],
  ['rejects the site’s key', 401, '{"message":"Show the key of the service in x-service-key."}'],
])('reports a service that %s as unavailable, without details', async (_name, status, text) => {
  result = { status, text };
  const response = await request({ operation: known });
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'The customer service does not answer.' },
  ]);
});

it('forwards a rejection by the service', async () => {
  result = {
    status: 401,
    text: '{"errors":[{"message":"Please sign in.","extensions":{"code":"UNAUTHENTICATED"}}]}',
  };
  expect((await request({ operation: known })).status).toBe(401);
});
