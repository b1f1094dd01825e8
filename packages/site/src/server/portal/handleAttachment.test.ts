import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockInstance } from 'vitest';

const id = '0b0e7a3e-1f5d-4d0e-9c0a-5d1f6a2b3c4d';

let requested: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let status = 200;
let body = 'bytes';
let type = 'image/png';
let disposition = 'attachment; filename="strip.png"';
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    requested.push({ url: request.url, headers: request.headers });
    response
      .writeHead(status, {
        'content-type': type,
        'content-disposition': disposition,
        'set-cookie': 'a=1',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
  process.env.CUSTOMER_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  warned.mockClear();
  requested = [];
  status = 200;
  body = 'bytes';
});

const request = async (file: string, headers: Record<string, string> = { authorization: 'Bearer a-token' }) =>
  (await import('./handleAttachment')).handleAttachment(
    file,
    new Request(`http://localhost:3000/api/customer/attachments/${file}`, {
      headers: { host: 'localhost:3000', ...headers },
    }),
  );

it('streams a file with its type as an uncacheable download', async () => {
  const response = await request(id);
  expect([response.status, await response.text()]).toEqual([200, 'bytes']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="strip.png"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  });
  expect(requested[0]?.url).toBe(`/attachments/${id}`);
  expect(requested[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'x-service-key': 'embedded-customer-api-key',
  });
});

it('sends executable types as attachments, whatever the service declares', async () => {
  type = 'text/html';
  disposition = 'inline';
  const { headers } = await request(id);
  type = 'image/png';
  disposition = 'attachment; filename="strip.png"';
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'application/octet-stream',
    'attachment',
  ]);
});

it.each<[string, string, Record<string, string>, number]>([
  ['without a token', id, {}, 401],
  ['with an identity token', id, { 'x-identity-token': 'a.b.c' }, 401],
  ['of another site', id, { authorization: 'Bearer a', 'sec-fetch-site': 'cross-site' }, 403],
  ['of no file', '../graphql', { authorization: 'Bearer a' }, 404],
])('rejects without a request to the service: %s', async (_name, file, headers, expected) => {
  expect((await request(file, headers)).status).toBe(expected);
  expect(requested).toEqual([]);
});

it('logs an unauthenticated request for a file', async () => {
  await request(id, {});
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining(id));
});

it.each([
  [404, 'bytes', 404],
  [401, '{"errors":[{"message":"Expired.","extensions":{"code":"UNAUTHENTICATED"}}]}', 401],
  // The service key is invalid, so the customer must not be signed out.
  [401, '{"message":"Show the key of the service in x-service-key."}', 503],
  [403, 'bytes', 404],
  [500, 'bytes', 503],
])('maps a service response %d with %s to %d', async (serviceStatus, text, expected) => {
  status = serviceStatus;
  body = text;
  expect((await request(id)).status).toBe(expected);
});
