import { currentTraceId, traceHeaders } from '@kmx/server/tracing';
import { listenOnFreePort } from '../testing/listenOnFreePort';
import { createHttpServer } from './createHttpServer';
import { sendJson } from './send';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
const options = { service: 'test', receivingMilliseconds: 1000, isBehindTls: false };

test('a request is handled and logged in the trace of its caller', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createHttpServer(async (_request, response, { pathname }) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (pathname === '/broken') throw new Error('It broke.');
    sendJson(response, 200, { traceId: currentTraceId(), ...traceHeaders() });
  }, options);
  const url = await listenOnFreePort(server);
  const traceparent: unknown = expect.stringMatching(
    new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`),
  );
  expect(await (await fetch(url, { headers })).json()).toEqual({ traceId, traceparent });
  await fetch(`${url}/broken`, { headers });
  const line: unknown = JSON.parse(String(failures.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ service: 'test', message: 'A request failed.', traceId, error: 'It broke.' });
  server.close();
});
