import type { RestHandler } from './restHandler';
import { withoutCrossOriginCookie } from './withoutCrossOriginCookie';

const context = { params: Promise.resolve({ slug: ['users', 'me'] }) };
const cookie = 'payload-token=secret';

/** Cookie and body that reach the handler. */
const pass = async (headers: Record<string, string>): Promise<unknown> => {
  const handler: RestHandler = async (request) =>
    Response.json([request.headers.get('cookie'), await request.text(), request.method]);
  const request = new Request('http://content.example:3001/api/users/me', {
    method: 'POST',
    body: 'body',
    headers: { host: 'content.example:3001', cookie, ...headers },
  });
  const response = await withoutCrossOriginCookie(handler)(request, context);
  return response.json();
};

test.each([
  ['the admin at its own address', { origin: 'http://content.example:3001' }],
  ['the admin at the configured address', { origin: 'http://localhost:3001' }],
  ['the same behind a proxy that ends TLS', { origin: 'https://content.example:3001' }],
  ['a navigation', { 'sec-fetch-site': 'none' }],
  ['a program without an origin', {}],
])('keeps the cookie of %s', async (_name, headers) => {
  expect(await pass(headers)).toEqual([cookie, 'body', 'POST']);
});

test.each([
  ['another host', { origin: 'http://evil.example' }],
  ['a neighbouring host', { origin: 'http://www.content.example:3001' }],
  ['a neighbouring port', { origin: 'http://localhost:3000' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no address', { origin: 'content.example:3001' }],
  ['a page that embeds it', { 'sec-fetch-site': 'cross-site' }],
])('removes the cookie of %s', async (_name, headers) => {
  expect(await pass(headers)).toEqual([null, 'body', 'POST']);
});
