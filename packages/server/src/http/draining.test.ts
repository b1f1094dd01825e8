import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { drainServer, isDraining } from './draining';

const limits = { noticeMs: 100, maxMs: 5000 };

async function start(handle: RequestListener) {
  const server = createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Returns the response, or the error code of the failed connection. */
const request = (port: number, agent: Agent) =>
  new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> | string>((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response))
        .once('error', () => resolve('cut'));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
  });

it('loses no request of continuously sending clients, and terminates nevertheless', async () => {
  const server = await start((_request, response) => void setTimeout(() => response.end('ok'), 2));
  const port = portOf(server);
  /** A client reuses its connection; once the server closes it, the next request reaches another process. */
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const result = await request(port, agent);
      if (typeof result === 'string') return result;
      if (result.headers.connection === 'close') return 'closed';
    }
  };
  const visits = Array.from({ length: 8 }, visit);
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Long enough for each client to send once more, also on a busy machine.
  const drained = drainServer(server, { ...limits, noticeMs: 1000 });
  expect(isDraining(server)).toBe(true);
  expect(await drained).toBe(0);
  expect(await Promise.all(visits)).toEqual(visits.map(() => 'closed'));
});

it('asks clients to close their connections', async () => {
  const server = await start((_request, response) => void response.end('ok'));
  const agent = new Agent({ keepAlive: true });
  expect(await request(portOf(server), agent)).toMatchObject({ headers: { connection: 'keep-alive' } });
  const drained = drainServer(server, limits);
  expect(await request(portOf(server), agent)).toMatchObject({
    statusCode: 200,
    headers: { connection: 'close' },
  });
  expect(await drained).toBe(0);
});

it('finishes a pending response and closes its connection', async () => {
  let finish = (): void => undefined;
  const server = await start((_request, response) => {
    response.write('o');
    finish = () => void response.end('k');
  });
  const agent = new Agent({ keepAlive: true });
  const response = request(portOf(server), agent);
  await once(server, 'request');
  const drained = drainServer(server, limits);
  await new Promise((resolve) => setTimeout(resolve, limits.noticeMs + 50));
  finish();
  expect(await response).toMatchObject({ statusCode: 200 });
  expect(await drained).toBe(0);
});

it('aborts responses that do not end in time', async () => {
  const server = await start(() => undefined);
  const response = request(portOf(server), new Agent({ keepAlive: true }));
  await once(server, 'request');
  expect(await drainServer(server, { noticeMs: 10, maxMs: 100 })).toBe(1);
  expect(await response).toBe('ECONNRESET');
});
