import { once } from 'node:events';
import { createServer } from 'node:http';

import { copyContentLength, restoreContentLength } from './contentLength';

const copied = (source: Record<string, string>) => {
  const headers = new Headers();
  copyContentLength(headers, new Headers(source));
  return [...headers];
};

it('preserves the Content-Length of the service', async () => {
  const [[name, value] = ['', '']] = copied({ 'content-length': '5' });
  expect(name).not.toBe('content-length');
  const server = createServer((_request, response) => {
    restoreContentLength(response);
    // Next.js sets every header as a list.
    response.setHeader(name, [value]);
    response.write('wir');
    response.end('es');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const response = await fetch(`http://127.0.0.1:${String(address.port)}/`, {
    headers: { connection: 'close' },
  });
  expect(response.headers.get('content-length')).toBe('5');
  expect(response.headers.get(name)).toBeNull();
  expect(await response.text()).toBe('wires');
  server.close();
});

it.each([
  ['a body without a length', {}],
  ['a compressed body, which arrives longer', { 'content-length': '5', 'content-encoding': 'gzip' }],
])('omits the Content-Length for %s', (_, source) => {
  expect(copied(source)).toEqual([]);
});
