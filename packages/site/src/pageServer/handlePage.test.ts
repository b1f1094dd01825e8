import { loadErrorDocument } from './errorDocument';
import { loadRendition } from './loadRendition';
import { startPageServer } from './pageServer.mock';
import { callsPerMinute, resetCalls } from '@/server/http/rateLimit';
import { routeRequest, type RoutingResult } from '@/server/routing/routeRequest';

vi.mock('@/server/routing/routeRequest');
vi.mock('./errorDocument');
// Page rendering has its own tests.
vi.mock('./loadDocument', () => ({ loadDocument: vi.fn() }));
vi.mock('./loadRendition', async () => ({
  ...(await vi.importActual<object>('./loadRendition')),
  loadRendition: vi.fn(),
}));
vi.mock('./lastPages/openLastPages', () => {
  const pages = new Map<string, unknown>();
  return {
    openLastPages: () => ({
      find: async (address: string) => pages.get(address),
      store: async (address: string, page: unknown) => void pages.set(address, page),
      remove: async (address: string) => void pages.delete(address),
    }),
  };
});

let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer();
});
beforeEach(() => {
  for (const method of ['info', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  vi.mocked(loadErrorDocument).mockResolvedValue({
    html: Buffer.from('<h1>Maintenance</h1>'),
    policy: "default-src 'none'",
    speculationRules: '/_assets/rules.json',
  });
});
afterAll(() => server.close());

async function get(result: RoutingResult, path = '/en/a') {
  vi.mocked(routeRequest).mockResolvedValue({
    result,
    visit: { isNextRelease: false, isPseudo: false } as Awaited<ReturnType<typeof routeRequest>>['visit'],
    setCookies: [],
    decided: undefined,
  });
  return fetch(`${server.origin}${path}`, { redirect: 'manual' });
}

it.each<[RoutingResult, number, Record<string, string | null>]>([
  [{ kind: 'misconfigured', code: 'mainSiteMissing', status: 500 }, 500, { 'retry-after': null }],
  [{ kind: 'misconfigured', code: 'mainSiteMissing', status: 503 }, 503, { 'retry-after': '30' }],
  [{ kind: 'unavailable' }, 503, { 'retry-after': '30', 'cache-control': 'private, no-store' }],
  [{ kind: 'tooMany', seconds: 12 }, 429, { 'retry-after': '12', 'cache-control': 'no-store' }],
  [{ kind: 'json', status: 401, error: 'Protected.' }, 401, { 'content-type': 'application/json' }],
  [{ kind: 'redirect', status: 301, location: '/en/b?x=%20y' }, 301, { location: '/en/b?x=%20y' }],
  [{ kind: 'rewrite', path: '/main/en/portal/tickets', status: 200 }, 299, {}],
])('responds to %j with %i', async (result, status, headers) => {
  const response = await get(result);
  expect(response.status).toBe(status);
  for (const [name, value] of Object.entries(headers))
    expect([name, response.headers.get(name)]).toEqual([name, value]);
});

const shown: RoutingResult = { kind: 'rewrite', path: '/main/en/home/a', status: 200 };
const missing: RoutingResult = { kind: 'rewrite', path: '/main/en/not-found', status: 404 };
const closed: RoutingResult = { kind: 'rewrite', path: '/main/en/closed-job/fitter', status: 410 };
const moved: RoutingResult = { kind: 'redirect', status: 301, location: '/en/c' };
const down: RoutingResult = { kind: 'unavailable' };

it('rate-limits clients that request too many missing pages', async () => {
  resetCalls();
  vi.mocked(loadRendition).mockResolvedValue({
    html: Buffer.from('<h1>Nothing here</h1>'),
    policy: "default-src 'self'",
    speculationRules: '/_assets/rules.json',
  });
  for (let count = 0; count < callsPerMinute.missing; count += 1)
    expect(await (await get(missing, '/en/x')).text()).toBe('<h1>Nothing here</h1>');
  const response = await get(missing, '/en/x');
  expect([response.status, await response.text()]).toEqual([404, 'Page not found: /en/x']);
  expect((await get(shown, '/en/a')).status).toBe(200);
});

it('caches no page of a closed job opening, which may open again', async () => {
  resetCalls();
  vi.mocked(loadRendition).mockResolvedValue({
    html: Buffer.from('<h1>Closed</h1>'),
    policy: '',
    speculationRules: '/_assets/rules.json',
  });
  const response = await get(closed, '/en/careers/fitter');
  expect([response.status, await response.text()]).toEqual([410, '<h1>Closed</h1>']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

describe('a page that cannot be rendered', () => {
  beforeEach(() => {
    vi.mocked(loadRendition).mockImplementation(async (_page, key) => ({
      html: Buffer.from(`<h1>${key}</h1>`),
      policy: "default-src 'self'",
      speculationRules: '/_assets/rules.json',
    }));
  });

  it('is sent in its last public version, which no cache stores', async () => {
    await (await get(shown, '/en/b')).text();
    const response = await get(down, '/en/b');
    expect([response.status, await response.text()]).toEqual([200, '<h1>/main/en/home/a</h1>']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(down, '/en/b?q=crimp')).status).toBe(503);
  });

  it('is stored again after it was temporarily missing', async () => {
    const document = {
      html: Buffer.from('<h1>Back</h1>'),
      policy: '',
      speculationRules: '/_assets/rules.json',
    };
    vi.mocked(loadRendition).mockResolvedValue(document);
    for (const result of [shown, missing, shown]) await (await get(result, '/en/g')).text();
    expect(await (await get(down, '/en/g')).text()).toBe('<h1>Back</h1>');
  });

  it.each([missing, closed, moved])('is not sent after everybody got %j', async (result) => {
    await get(shown, '/en/d');
    await get(result, '/en/d');
    expect((await get(down, '/en/d')).status).toBe(503);
  });

  it('is sent if its data fails after routing', async () => {
    await get(shown, '/en/e');
    vi.mocked(loadRendition).mockRejectedValue(new Error('content is down'));
    expect((await get({ ...shown, path: '/main/en/home/e' }, '/en/e')).status).toBe(200);
    expect((await get({ ...shown, path: '/main/en/home/f' }, '/en/f')).status).toBe(500);
  });
});
