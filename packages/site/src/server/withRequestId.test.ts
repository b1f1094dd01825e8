import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';

import { config } from '../proxy';

import { fetchService } from './fetchService';
import { log } from './log';
import { withOwnRequestId, withRequestId } from './withRequestId';

it('log lines of a route have the request id of the proxy, also after awaiting', async () => {
  const spy = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const handler = withRequestId(async (_request: Request, { status }: { status: number }) => {
    await new Promise((resolve) => setImmediate(resolve));
    log('warn', 'slow');
    return new Response(null, { status });
  });
  const request = new Request('http://localhost/file/x', { headers: { 'x-request-id': 'from-the-proxy' } });
  expect((await handler(request, { status: 503 })).status).toBe(503);
  expect(spy).toHaveBeenCalledWith(expect.stringContaining('"requestId":"from-the-proxy"'));
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each([
  ['that the proxy sees', withRequestId],
  ['that the proxy does not see', withOwnRequestId],
])('a route %s passes the trace on to services', async (_name, wrap) => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const handler = wrap(() => fetchService('http://localhost:3001/api', { headers: { accept: '*/*' } }));
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await handler(new Request('http://localhost/file/x', { headers }));
  const [, init] = fetching.mock.calls[0] ?? [];
  const traceparent: unknown = expect.stringMatching(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)`));
  expect(init?.headers).toEqual({ accept: '*/*', traceparent });
});

it.each([
  ['from-a-balancer', 'from-a-balancer'],
  ['forged "line"', expect.stringMatching(/^[\da-f-]{36}$/)],
])('a route outside the proxy returns the id: %s', async (given, expected) => {
  const handler = withOwnRequestId(() => Promise.resolve(Response.json({}, { status: 428 })));
  const request = new Request('http://localhost/api/forms/contact', { headers: { 'x-request-id': given } });
  const response = await handler(request);
  expect([response.status, response.headers.get('x-request-id')]).toEqual([428, expected]);
});

it.each([
  ['/api/uploads', false],
  ['/api/forms/contact', false],
  ['/api/forms/service-request/', false],
  ['/api/uploads/1f0e', true],
  ['/api/forms/%zz', true],
  ['/api/forms/a/b', true],
  ['/api/uploads-of', true],
  ['/en/contact', true],
  ['/_next/static/a.js', false],
])('the proxy skips exactly the routes that stream bodies: %s', (url, isSeen) => {
  expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(isSeen);
});

const app = path.join(__dirname, '../app');
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('route.ts') && !/\[\.\.\.rest\]|healthz|readyz|builds|revalidate|product-data/.test(file),
);

it.each(routes)('finds %s in the log', (file) => {
  expect(readFileSync(path.join(app, file), 'utf8')).toMatch(/= with(?:Own)?RequestId\(/);
});
