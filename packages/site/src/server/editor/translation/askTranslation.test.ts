import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type * as Subject from './askTranslation';

/** Takes a question, and never answers it. */
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
  jest.resetModules();
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});

async function askWith(environment: Record<string, string>, timeoutMs?: number) {
  const before = process.env;
  const { port } = silent.address() as AddressInfo;
  process.env = { ...before, CONTENT_URL: `http://127.0.0.1:${port}`, PREVIEW_API_KEY: '', ...environment };
  const fresh: typeof Subject = await import('./askTranslation');
  const answer = await fresh.askTranslation({ path: '/translations', timeoutMs });
  process.env = before;
  return answer;
}

describe('askTranslation', () => {
  it('does not ask without a key', async () => {
    expect(await askWith({})).toEqual({ ok: false, error: { code: 'notConfigured' } });
  });

  it('gives a service up that does not answer in time', async () => {
    const answer = await askWith({ PREVIEW_API_KEY: 'a-key-of-some-length' }, 50);
    expect(answer).toEqual({ ok: false, error: { code: 'unavailable' } });
  });

  it('"Server timeout 3000 ms" (section 9) where nothing else is said, and more for a package', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await askWith({ PREVIEW_API_KEY: 'a-key-of-some-length' });
    expect(timeout).toHaveBeenCalledWith(3000);
    const { packageTimeoutMs }: typeof Subject = await import('./askTranslation');
    expect(packageTimeoutMs).toBe(15_000);
  });
});
