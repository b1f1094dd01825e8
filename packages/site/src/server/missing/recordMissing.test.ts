import { startFakeContentService, type FakeContentService } from '../content/fakeContentService.mock';
import type { RouteResponse } from '../routing/RouteResponse';

const path = '/api/missing-addresses/record';
const key = 'a-preview-key-of-tests';
let content: FakeContentService;
let reports: { authorization: string | undefined; body: unknown }[];
let status: number;

beforeAll(async () => {
  content = await startFakeContentService();
  content.files.set(path, (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      reports.push({ authorization: request.headers.authorization, body: JSON.parse(body) as unknown });
      response.writeHead(status).end('{}');
    });
  });
});

afterAll(() => content.close());

/** Loads the modules of a process with this environment. */
async function begin(environment: Record<string, string>) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'kmxMisses');
  reports = [];
  status = 200;
  Object.assign(process.env, { CONTENT_URL: content.url, PREVIEW_API_KEY: '', ...environment });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return import('./recordMissing');
}

// Pending reports for an unavailable service would be sent during other tests.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = {
  method: 'GET',
  headers: new Headers({ 'user-agent': 'Mozilla/5.0 Firefox/127.0', accept: 'text/html' }),
};
const decided = (kind: 'notFound' | 'misconfigured') => ({
  rest: '/old/page',
  resolution: { outcome: kind === 'notFound' ? { kind, site: { key: 'main' } } : { kind } },
});
const notFound: RouteResponse = { kind: 'rewrite', path: '/main/en/not-found', status: 404 };

it('sends the report with the preview key', async () => {
  const { recordMissing, missStore } = await begin({ PREVIEW_API_KEY: key });
  recordMissing(request, decided('notFound'), notFound);
  await missStore().flush();
  expect(reports).toEqual([
    {
      authorization: `service-accounts API-Key ${key}`,
      body: { misses: [expect.objectContaining({ site: 'main', path: '/old/page', visits: 1 })] },
    },
  ]);
});

it.each([503, 403])('retries after status %i', async (first) => {
  const { recordMissing, missStore } = await begin({ PREVIEW_API_KEY: key });
  recordMissing(request, decided('notFound'), notFound);
  status = first;
  await missStore().flush();
  status = 200;
  await missStore().flush();
  await missStore().flush();
  expect(reports.map(({ body }) => body)).toEqual([reports[0]?.body, reports[0]?.body]);
});

it('does not throw if the service is unreachable', async () => {
  const { recordMissing, missStore } = await begin({
    PREVIEW_API_KEY: key,
    CONTENT_URL: 'http://127.0.0.1:1',
  });
  recordMissing(request, decided('notFound'), notFound);
  await expect(missStore().flush()).resolves.toBeUndefined();
});

it.each([
  ['a page', decided('notFound'), { kind: 'rewrite', path: '/x', status: 200 }],
  ['a redirect', decided('notFound'), { kind: 'redirect', status: 301, location: '/x' }],
  ['JSON', decided('notFound'), { kind: 'json', status: 404, error: 'No.' }],
  ['no site', decided('misconfigured'), notFound],
] as const)('does not report responses with %s', async (_, found, response) => {
  const { recordMissing, missStore } = await begin({ PREVIEW_API_KEY: key });
  recordMissing(request, found, response);
  await missStore().flush();
  expect(reports).toEqual([]);
});

it('records nothing without the key', async () => {
  const { recordMissing, missStore } = await begin({});
  recordMissing(request, decided('notFound'), notFound);
  await missStore().flush();
  expect(reports).toEqual([]);
});
