import { once } from 'node:events';
import { createServer } from 'node:http';
import { currentRequestId } from '@kmx/server/logging';
import { currentTraceId } from '@kmx/server/tracing';
import { traceRequests } from './traceRequests';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

it('handles each request in the trace of its caller and with its id, also over one connection', async () => {
  traceRequests();
  const server = createServer((_request, response) => {
    setImmediate(() => response.end(`${currentTraceId()} ${currentRequestId()}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const read = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${address.port}`, { headers })).text();
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': 'request-1' };
  expect(await read(headers)).toBe(`${traceId} request-1`);
  const other = await read({});
  expect(other).toMatch(/^[\da-f]{32} [\da-f-]{36}$/);
  expect(other).not.toContain(traceId);
  server.close();
});
