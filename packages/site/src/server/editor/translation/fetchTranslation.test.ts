import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type * as Subject from './fetchTranslation';

/** Accepts a request but never responds. */
let silent: Server;

beforeAll(async () => {
  silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

async function requestWith(environment: Record<string, string>, timeoutMs?: number) {
  const before = process.env;
  const { port } = silent.address() as AddressInfo;
  process.env = { ...before, CONTENT_URL: `http://127.0.0.1:${port}`, PREVIEW_API_KEY: '', ...environment };
  const fresh: typeof Subject = await import('./fetchTranslation');
  const response = await fresh.fetchTranslation({ path: '/translations', timeoutMs });
  process.env = before;
  return response;
}

describe('fetchTranslation', () => {
  it('sends no request without a key', async () => {
    expect(await requestWith({})).toEqual({ ok: false, error: { code: 'notConfigured' } });
  });

  it('aborts a request that exceeds the timeout', async () => {
    const response = await requestWith({ PREVIEW_API_KEY: 'a-key-of-some-length' }, 50);
    expect(response).toEqual({ ok: false, error: { code: 'unavailable' } });
  });

  it('"Server timeout 3000 ms" (section 9) by default, and longer for a package', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await requestWith({ PREVIEW_API_KEY: 'a-key-of-some-length' });
    expect(timeout).toHaveBeenCalledWith(3000);
    const { packageTimeoutMs }: typeof Subject = await import('./fetchTranslation');
    expect(packageTimeoutMs).toBe(15_000);
  });
});
