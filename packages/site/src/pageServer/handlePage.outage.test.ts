import { limits } from '@kmx/core';

import { createRendition } from './createRendition';
import { loadDocument, type LoadedDocument } from './loadDocument';
import { startPageServer } from './pageServer.mock';
import { routeRequest } from '@/server/routing/routeRequest';

vi.mock('@/server/routing/routeRequest');
vi.mock('./createRendition');
vi.mock('./loadDocument', () => ({ loadDocument: vi.fn() }));
vi.mock('./lastPages/openLastPages', () => {
  const nothing = () => Promise.resolve(undefined);
  return { openLastPages: () => ({ find: nothing, store: nothing, remove: nothing }) };
});

let now = 1000;
let isContentOld = false;
let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer();
});
afterAll(() => server.close());
beforeEach(() => {
  for (const method of ['info', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.mocked(routeRequest).mockImplementation(async () => ({
    result: { kind: 'rewrite', path: '/main/en/home/a', status: 200, isContentOld },
    visit: { isNextRelease: false, isPseudo: false } as Awaited<ReturnType<typeof routeRequest>>['visit'],
    setCookies: [],
    decided: undefined,
  }));
  vi.mocked(loadDocument).mockResolvedValue({ metadata: {} } as LoadedDocument);
  vi.mocked(createRendition).mockResolvedValue({
    html: Buffer.from('<h1>Seen</h1>'),
    policy: "default-src 'self'",
    speculationRules: '/_assets/rules.json',
  });
});

async function read() {
  const response = await fetch(`${server.origin}/en/a`);
  return [response.status, await response.text(), response.headers.get('cache-control')];
}

it('an outage longer than the life of a page costs one rendering, and one routing in two seconds', async () => {
  await read();
  now += limits.cacheLifetimeSeconds * 1000 + 1;
  isContentOld = true;
  vi.mocked(routeRequest).mockClear();
  vi.mocked(loadDocument).mockClear();
  for (let reader = 0; reader < 60; reader += 1) {
    expect(await read()).toEqual([200, '<h1>Seen</h1>', 'private, no-store']);
    now += 100;
  }
  expect(vi.mocked(loadDocument)).toHaveBeenCalledTimes(1);
  expect(vi.mocked(routeRequest)).toHaveBeenCalledTimes(3);

  isContentOld = false;
  now += 2000;
  await read();
  expect(vi.mocked(loadDocument)).toHaveBeenCalledTimes(2);
  expect((await read())[2]).toContain('s-maxage');
});
