import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { addDefaultPolicies } from './defaultPolicy';

const fallback = "default-src 'none'";

const headersOf = async (listener: RequestListener, method = 'GET') => {
  const server = createServer((request, response) => {
    addDefaultPolicies(response, fallback);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const response = await fetch(`http://127.0.0.1:${address.port}`, {
    method,
    headers: { connection: 'close' },
  });
  server.close();
  return response.headers;
};

const policyOf = async (listener: RequestListener, method?: string) =>
  (await headersOf(listener, method)).get('content-security-policy');

test.each<[string, RequestListener, string | null]>([
  ['no policy', (_request, response) => response.end('{}'), fallback],
  [
    'no policy and other headers',
    (_request, response) => response.writeHead(404, { vary: '*' }).end(),
    fallback,
  ],
  [
    'a policy set before',
    (_request, response) => response.setHeader('Content-Security-Policy', 'sandbox').end(),
    'sandbox',
  ],
  [
    'a policy in its head',
    (_request, response) => response.writeHead(200, { 'Content-Security-Policy': 'sandbox' }).end(),
    'sandbox',
  ],
  ['304', (_request, response) => response.writeHead(304).end(), null],
])('a response with %s', async (_name, listener, policy) => {
  expect(await policyOf(listener)).toBe(policy);
});

const sendAs =
  (type: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'Content-Type': type }).end();

test.each([
  ['HEAD', 'text/html; charset=utf-8', null],
  ['HEAD', 'application/json', fallback],
  ['GET', 'text/html; charset=utf-8', fallback],
])('%s for %s', async (method, type, policy) => {
  expect(await policyOf(sendAs(type), method)).toBe(policy);
});

test.each<[string, RequestListener, string | null]>([
  ['a document', sendAs('text/html; charset=utf-8'), 'same-origin'],
  ['a picture, which other origins embed', sendAs('image/png'), null],
  [
    'a document with a policy of its own',
    (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .end(),
    'cross-origin',
  ],
])('resource policy of %s', async (_name, listener, policy) => {
  expect((await headersOf(listener)).get('cross-origin-resource-policy')).toBe(policy);
});
