import { startFakeContentService, type FakeContentService } from '../content/fakeContentService.mock';

import { handleDraft } from './handleDraft';

let service: FakeContentService;
const protectedText = 'Protected Content queries are not supported directly from the browser';

async function post(body: unknown, isEditor = true) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/api/draft-content', { method: 'POST', headers, body: text });
  const response = await handleDraft(request, isEditor);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

beforeAll(async () => {
  service = await startFakeContentService();
  process.env.CONTENT_URL = service.url;
  process.env.PREVIEW_API_KEY = 'a-key-of-some-length';
});
afterAll(() => service.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  service.queries.length = 0;
  service.responses.set('PageByPath', { pageByPath: { id: '1', title: 'Entwurf' } });
  service.responses.set('PageById', { pageById: null });
  service.responses.set('SystemData', { systemData: {} });
  service.responses.set('SiteNavigation', { systemData: {} });
});

describe('7 "Draft mode goes through a same-origin proxy"', () => {
  it('sends an allowlisted document with the key and the stage, and returns the result uncacheable', async () => {
    const response = await post({
      operation: 'PageByPath',
      variables: { site: 'main', slug: 'a' },
      locale: 'de-CH',
    });
    expect(response.body).toEqual({ data: { pageByPath: { id: '1', title: 'Entwurf' } } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(service.queries).toEqual([
      {
        operation: 'PageByPath',
        variables: { site: 'main', parentSlug: 'home', slug: 'a', country: null, draft: true },
        search: '?locale=de',
        authorization: 'service-accounts API-Key a-key-of-some-length',
      },
    ]);
  });

  it.each([
    ['PageById', { id: '1' }, { id: '1', draft: true }],
    ['SystemData', {}, {}],
    ['SiteNavigation', {}, {}],
  ])('allows %s', async (operation, variables, requested) => {
    expect((await post({ operation, variables })).status).toBe(200);
    expect(service.queries[0]).toMatchObject({ operation, variables: requested, search: '?locale=en' });
  });
});

describe(`8 '${protectedText}'`, () => {
  it.each([
    ['a query', { query: '{ systemData { sites { key } } }' }],
    ['a query as programs send it', { query: '{ x }', operationName: null, variables: null }],
    ['a query beside an operation', { operation: 'SystemData', query: '{ x }' }],
    ['no operation', {}],
    ['an operation that is not on the list', { operation: 'RedirectsOfSite' }],
    ['a property of every object', { operation: 'constructor' }],
    ['an operation that is no text', { operation: ['SystemData'] }],
  ])('%s, for every client', async (_name, body) => {
    for (const isEditor of [true, false]) {
      const response = await post(body, isEditor);
      expect([response.status, response.body]).toEqual([403, { error: protectedText }]);
    }
    expect(service.queries).toEqual([]);
  });
});

describe('rejected without a request to the service', () => {
  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['no variables where some are needed', { operation: 'PageById' }, 400],
    ['a variable too many', { operation: 'PageById', variables: { id: '1', draft: false } }, 400],
    ['a variable of another type', { operation: 'PageById', variables: { id: { $ne: 1 } } }, 400],
    ['an invalid country', { operation: 'PageByPath', variables: { site: 'a', country: 'x' } }, 400],
    ['an invalid locale', { operation: 'SystemData', locale: '../x' }, 400],
    ['more than 10 kB', { operation: 'SystemData', locale: 'e'.repeat(10_000) }, 400],
  ])('%s', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(service.queries).toEqual([]);
  });

  it.each([
    ['a valid request', { operation: 'SystemData' }],
    ['an invalid one', { operation: 'PageById' }],
    ['no JSON', '{'],
  ])('%s by a non-editor', async (_name, body) => {
    expect((await post(body, false)).status).toBe(401);
    expect(service.queries).toEqual([]);
  });
});

it('is 503 while the service fails', async () => {
  service.responses.delete('SystemData');
  const response = await post({ operation: 'SystemData' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
});
