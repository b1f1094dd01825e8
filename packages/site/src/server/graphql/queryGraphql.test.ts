import { z } from 'zod';

import { queryGraphql } from './queryGraphql';

const query = (address = 'http://service.example/graphql') =>
  queryGraphql(
    'query SiteName { name }',
    z.object({ name: z.string() }),
    {},
    { address, createError: (code) => new Error(code) },
  );

/** Responds only if the request was not aborted before, like `fetch` with a slow service. */
const respondUnlessAborted = (_address: unknown, init?: RequestInit) =>
  init?.signal?.aborted
    ? Promise.reject(init.signal.reason)
    : Promise.resolve(Response.json({ data: { name: 'Komax' } }));

beforeEach(() => {
  // Failures across the tests open the circuit, and each test closes it again.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

describe('queryGraphql', () => {
  it('times out after 3000 ms (section 9)', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(respondUnlessAborted);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValueOnce(AbortSignal.abort(new DOMException('Too slow.', 'TimeoutError')));
    await expect(query()).rejects.toThrow('timeout');
    expect(timeout).toHaveBeenCalledWith(3000);
    await expect(query()).resolves.toEqual({ name: 'Komax' });
  });

  it('times out if the service stops sending after its head', async () => {
    const stalled = new ReadableStream({
      pull: (controller) => controller.error(new DOMException('Too slow.', 'TimeoutError')),
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(stalled));
    await expect(query('http://stalled.example/graphql')).rejects.toThrow('timeout');
  });

  it('throws the service’s own error if another bundle has opened the circuit', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const address = 'http://shared.example/graphql';
    vi.resetModules();
    const { circuitOf } = await import('./circuits');
    const fail = () => circuitOf(address).run(() => Promise.reject(new Error('It failed.')));
    for (let time = 0; time < 3; time += 1) await expect(fail()).rejects.toThrow('It failed.');
    await expect(query(address)).rejects.toThrow('unreachable');
  });

  it('does not follow redirects, which would leak its keys to another host', async () => {
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ data: { name: 'Komax' } })));
    await query();
    expect(fetching.mock.calls[0]?.[1]?.redirect).toBe('error');
  });

  it('accepts a page with an unreadable module', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const errors = [{ message: 'No text.', extensions: { code: 'UNREADABLE_MODULE' } }];
    vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
      Promise.resolve(Response.json({ data: { name: 'Komax' }, errors })),
    );
    await expect(query()).resolves.toEqual({ name: 'Komax' });
  });

  it.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['badStatus', () => Promise.resolve(new Response('down', { status: 502 }))],
    ['badResponse', () => Promise.resolve(new Response('<html>'))],
    ['badResponse', () => Promise.resolve(Response.json({ data: { name: null } }))],
    ['badResponse', () => Promise.resolve(Response.json({ errors: [{ message: 'Not now.' }] }))],
    [
      'rejected',
      () =>
        Promise.resolve(
          Response.json({ errors: [{ message: 'No cursor.', extensions: { code: 'BAD_USER_INPUT' } }] }),
        ),
    ],
  ])('fails with the code %s', async (code, response) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(response);
    await expect(query()).rejects.toThrow(code);
  });
});
