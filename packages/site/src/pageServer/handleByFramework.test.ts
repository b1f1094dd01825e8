import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { handleByFramework } from './handleByFramework';

it('removes the internal address from responses, and no other header', async () => {
  const handle = handleByFramework(
    async (_request, response) => {
      response.setHeader('X-Middleware-Rewrite', '/main/en/home/home').setHeader('x-request-id', 'abc').end();
    },
    { isDevelopment: true },
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  expect(headers.get('x-middleware-rewrite')).toBeNull();
  expect(headers.get('x-request-id')).toBe('abc');
});
