/** @vitest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { clientAddressHeader, setClientAddresses } from './clientAddress';

test('routes read the address of the connection, whatever the client claims', async () => {
  setClientAddresses();
  const server = createServer((request, response) => {
    response.end(request.headers[clientAddressHeader]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const headers = {
    [clientAddressHeader]: '203.0.113.7',
    'x-forwarded-for': '203.0.113.8',
    connection: 'close',
  };
  const response = await fetch(`http://127.0.0.1:${address.port}`, { headers });
  expect(await response.text()).toBe('127.0.0.1');
  server.close();
});
