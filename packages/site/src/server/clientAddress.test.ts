import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { clientAddress, setClientAddress } from './clientAddress';
import { callsPerMinute, countCall } from './http/rateLimit';

function receive(headers: Record<string, string>): Headers {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.7' });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  setClientAddress(request);
  return new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
}

it.each([[{}], [{ 'x-forwarded-for': '198.51.100.1' }], [{ 'x-kmx-client-address': '198.51.100.1' }]])(
  'without TRUST_PROXY %j does not change who sent a request',
  (headers) => {
    expect(clientAddress(receive(headers))).toBe('203.0.113.7');
  },
);

it('counts calls with different X-Forwarded-For headers together', async () => {
  const results = [];
  for (let time = 0; time <= callsPerMinute.form; time += 1)
    results.push(await countCall('form', receive({ 'x-forwarded-for': `10.0.0.${time}` })));
  expect(results.at(-2)).toBe(0);
  expect(results.at(-1)).toBeGreaterThan(0);
});

it('does not trust the protocol that a client sends', () => {
  expect(receive({ 'x-forwarded-proto': 'https' }).get('x-forwarded-proto')).toBe('http');
});
