import { once } from 'node:events';
import { createServer } from 'node:http';

import { allowSlowUploads, longestRequestMs } from './allowSlowUploads';

it('gives a server the time that a file of 100 MB takes, from its first request on', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  expect(server.requestTimeout).toBeLessThan(longestRequestMs);
  allowSlowUploads();
  await fetch(`http://127.0.0.1:${String(address.port)}/`, { headers: { connection: 'close' } });
  expect([server.requestTimeout, server.headersTimeout]).toEqual([longestRequestMs, 60_000]);
  server.close();
});
