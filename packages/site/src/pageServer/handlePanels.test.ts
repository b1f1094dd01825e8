import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createPanelsRendition } from './createRendition';
import { handlePanels } from './handlePanels';
import { loadPanelsView } from './panels/loadPanelsView';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { siteTag } from '@/server/content/tags';
import { loadProductMenu } from '@/server/navigation/loadProductMenu';
import type { SiteView } from '@/server/view/createSiteView';

vi.mock('./createRendition');
vi.mock('./panels/loadPanelsView');
vi.mock('@/server/builds/currentBuild', () => ({ currentBuild: async () => ({ id: 'b1', timestamp: 1 }) }));
vi.mock('@/server/navigation/loadProductMenu', () => ({ loadProductMenu: vi.fn() }));
// Pages have their own tests.
vi.mock('./loadDocument', () => ({ loadDocument: vi.fn() }));

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    void handlePanels(request, response).then((isHandled) => isHandled || response.writeHead(299).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  vi.mocked(loadPanelsView).mockResolvedValue(view);
  vi.mocked(loadProductMenu).mockResolvedValue([]);
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });
const view = {} as SiteView;
const serve = (html: string) =>
  vi
    .mocked(createPanelsRendition)
    .mockResolvedValue({ html: Buffer.from(html), policy: '', speculationRules: '/_assets/rules.json' });

it('sends panels that browsers and shared caches store, and renders them again after a publication', async () => {
  serve('first');
  const response = await get('/_panels/b1/main/en');
  expect([response.status, await response.text()]).toEqual([200, 'first']);
  expect(response.headers.get('cache-control')).toContain('max-age=1800, s-maxage=1800');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  serve('second');
  expect(await (await get('/_panels/b1/main/en')).text()).toBe('first');
  pageInvalidations().record([siteTag('main')]);
  expect(await (await get('/_panels/b1/main/en')).text()).toBe('second');
});

it('sends a menu without pictures for a minute after a failure of the product service', async () => {
  vi.mocked(loadProductMenu).mockRejectedValueOnce(new Error('products are down'));
  serve('links');
  const response = await get('/_panels/b1/main/fr');
  expect(await response.text()).toBe('links');
  expect(response.headers.get('cache-control')).toBe('max-age=60, s-maxage=60');
  serve('pictures');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const renewed = await get('/_panels/b1/main/fr');
  expect(await renewed.text()).toBe('pictures');
  expect(renewed.headers.get('cache-control')).toContain('max-age=1800');
});

it.each([
  ['/_panels/b0/main/en', 404],
  ['/_panels/b1/other/en', 404],
  ['/en', 299],
])('responds to %s with %i', async (path, status) => {
  vi.mocked(loadPanelsView).mockResolvedValue(null);
  const response = await get(path);
  expect(response.status).toBe(status);
  if (status === 404) expect(response.headers.get('cache-control')).toBe('no-store');
});

it('responds with 503 while nothing can be loaded', async () => {
  vi.mocked(loadPanelsView).mockRejectedValue(new Error('content is down'));
  const response = await get('/_panels/b1/main/de');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
