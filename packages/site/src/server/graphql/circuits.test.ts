import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { circuitOf } from './circuits';

type Mode = 'works' | 'fails' | 'hangs' | 'stops after the head';

let mode: Mode;
let probes: number;
let server: Server;
let origin: string;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  mode = 'works';
  probes = 0;
  server = createServer((_request, response) => {
    probes += 1;
    if (mode === 'stops after the head') response.writeHead(200, { 'content-length': 100 }).flushHeaders();
    else if (mode !== 'hangs') response.writeHead(mode === 'works' ? 200 : 500).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const work = vi.fn(async () => {
  if (mode !== 'works') throw new Error('It failed.');
  return 'result';
});
const run = () => circuitOf(`${origin}/graphql`).run(work);

async function failThreeTimes(how: Mode): Promise<void> {
  mode = how;
  for (let time = 0; time < 3; time += 1) await expect(run()).rejects.toThrow('It failed.');
  work.mockClear();
}

it.each(['fails', 'hangs', 'stops after the head'] as const)(
  'rejects requests to a service that %s, without sending them',
  async (how) => {
    await failThreeTimes(how);
    await expect(Promise.all([run(), run(), run()])).rejects.toMatchObject({ code: 'circuitOpen' });
    expect(work).not.toHaveBeenCalled();
    // One probe for all requests; on a slow machine it may be aborted before it arrives.
    expect(probes).toBeLessThanOrEqual(1);
  },
);

it('sends the first request after the service has recovered', async () => {
  await failThreeTimes('fails');
  await expect(run()).rejects.toMatchObject({ code: 'circuitOpen' });
  // Mocks the probe only, because a real one could time out on a slow machine.
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 404 }));
  mode = 'works';
  expect(await run()).toBe('result');
});

it('probes again for a request that arrives during a failed probe', async () => {
  await failThreeTimes('hangs');
  const looks = vi.spyOn(globalThis, 'fetch');
  let endFirst = (): void => undefined;
  looks.mockImplementationOnce(
    () => new Promise((_resolve, reject) => (endFirst = () => reject(new Error('Too slow.')))),
  );
  looks.mockResolvedValueOnce(new Response(null, { status: 200 }));
  const first = run();
  mode = 'works';
  const second = run();
  endFirst();
  await expect(first).rejects.toMatchObject({ code: 'circuitOpen' });
  expect(await second).toBe('result');
});

it('rejects requests to a failing service', async () => {
  await failThreeTimes('fails');
  server.closeAllConnections();
  server.close();
  await expect(run()).rejects.toMatchObject({ code: 'circuitOpen' });
});

it('sends requests while fewer than half of them fail', async () => {
  for (let time = 0; time < 6; time += 1) await run();
  mode = 'fails';
  for (let time = 0; time < 5; time += 1) await expect(run()).rejects.toThrow('It failed.');
  expect(work).toHaveBeenCalledTimes(11);
});

it('has a circuit per service', async () => {
  await failThreeTimes('fails');
  expect(circuitOf(`${origin}/other?locale=en`)).toBe(circuitOf(origin));
  mode = 'works';
  expect(await circuitOf('http://elsewhere.example').isClosed()).toBe(true);
});

describe('after a request that was not answered within 3000 ms', () => {
  /** Sends a request, and returns a function that lets it time out. */
  async function startSlowRequest(): Promise<() => Promise<void>> {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    let request: Promise<never> | undefined;
    await new Promise<void>((resolve) => {
      request = circuitOf(origin).run((signal) => {
        resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('Too slow.'))),
        );
      });
    });
    return async () => {
      limit.abort();
      await expect(request).rejects.toThrow('Too slow.');
    };
  }

  it('rejects the next request, so that a page does not wait for each of its requests', async () => {
    const timeOut = await startSlowRequest();
    mode = 'hangs';
    await timeOut();
    await expect(run()).rejects.toMatchObject({ code: 'circuitOpen' });
  });

  it('sends the next request if the service has responded to another one meanwhile', async () => {
    const timeOut = await startSlowRequest();
    await run();
    await timeOut();
    expect(await run()).toBe('result');
    expect(probes).toBe(0);
  });
});
