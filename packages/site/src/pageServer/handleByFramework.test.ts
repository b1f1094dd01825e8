import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { handleByFramework } from './handleByFramework';

const fetchFrom = async (listener: RequestListener, path: string) => {
  const handle = handleByFramework(
    async (request, response) => {
      listener(request, response);
    },
    { isDevelopment: true },
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  server.closeAllConnections();
  server.close();
  return headers;
};

it('removes the internal address from responses, and no other header', async () => {
  const headers = await fetchFrom((_request, response) => {
    response.setHeader('X-Middleware-Rewrite', '/main/en/home/home').setHeader('x-request-id', 'abc').end();
  }, '/');
  expect(headers.get('x-middleware-rewrite')).toBeNull();
  expect(headers.get('x-request-id')).toBe('abc');
});

/** As Next.js sends it: without Allow. */
const sendStatus =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end();
  };

it.each([
  [405, '/api/session?x=1', {}, 'DELETE, OPTIONS, POST'],
  [405, '/api/news-feed', {}, 'GET, HEAD, OPTIONS'],
  [405, '/api/session', { allow: 'POST' }, 'POST'],
  [404, '/api/session', {}, null],
])('%d at %s with the headers %j: Allow is %s', async (status, path, headers, allow) => {
  expect((await fetchFrom(sendStatus(status, headers), path)).get('allow')).toBe(allow);
});
