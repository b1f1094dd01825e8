import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hideInternalAddress } from './hideInternalAddress';

it('keeps the internal address out of answers, and every other header in', async () => {
  hideInternalAddress();
  const server = createServer((_request, response) => {
    response.setHeader('X-Middleware-Rewrite', '/main/en/home/home').setHeader('x-request-id', 'abc');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  expect(headers.get('x-middleware-rewrite')).toBeNull();
  expect(headers.get('x-request-id')).toBe('abc');
});
