import { searchApi, type SearchApiResponse, type SuggestionsApiResponse } from '@kmx/core';

import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { startFakeProductService } from '../products/fakeProductService.mock';

import { startFakeSearchService, type FakeSearchService } from './fakeSearchService.mock';
import { handleSearch, handleSuggest } from './handleSearch';

const { searchPath, suggestionsPath } = searchApi;

let products: FakeContentService;
let content: FakeContentService;
let service: FakeSearchService;

const titleSegments = [
  { text: 'Crimp ', isMatch: true },
  { text: 'quality', isMatch: false },
];
const descriptionSegments = [{ text: 'How a crimp is measured.', isMatch: false }];

const found: SearchApiResponse = {
  total: 12,
  records: [
    {
      id: 'page:quality',
      kind: 'page',
      title: 'Crimp quality',
      titleSegments,
      description: 'How a crimp is measured.',
      descriptionSegments,
      language: 'en',
      path: '/quality/story',
      trail: ['Quality'],
      imageUrl: null,
    },
    {
      id: 'document:product:cresta-410:f1',
      kind: 'document',
      title: 'Datenblatt',
      titleSegments: [],
      description: '',
      descriptionSegments: [],
      language: 'de',
      path: '/assets/data-sheet-de-1.pdf',
      trail: [],
      imageUrl: '/assets/cresta-410-1.webp',
    },
  ],
  isIncomplete: false,
};

const suggested: SuggestionsApiResponse = {
  suggestions: [
    { kind: 'page', title: 'Crimp quality', segments: titleSegments, language: 'de', path: '/quality' },
  ],
};

beforeAll(async () => {
  [products, content, service] = await Promise.all([
    startFakeProductService(),
    startFakeContentService(),
    startFakeSearchService(),
  ]);
  process.env.CONTENT_URL = content.url;
  process.env.SEARCH_API_KEY = 'a-search-key-for-tests';
  content.responses.set('SystemData', systemResponse);
});
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  service.requests.length = 0;
  service.responses.set('/readyz', { status: 200, body: {} });
  service.responses.set(searchPath, { status: 200, body: found });
  service.responses.set(suggestionsPath, { status: 200, body: suggested });
});
afterAll(async () => {
  service.close();
  await Promise.all([products.close(), content.close()]);
});

const post = (body: unknown) =>
  new Request('http://localhost/api/search-proxy/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const search = async (query: string, given: object = {}) => {
  const response = await handleSearch(post({ localeCode: 'de-CH', siteSlug: '', query, page: 1, ...given }));
  return { response, body: (await response.json()) as Record<string, unknown> };
};

describe('7 "POST /api/search-proxy/search": "localeCode, siteSlug, query, page", "records (title, description)"', () => {
  it("returns the service's results with localised addresses", async () => {
    const { response, body } = await search(' crimps ');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      query: 'crimps',
      total: 12,
      page: 1,
      pageSize: 10,
      isIncomplete: false,
      records: [
        {
          id: 'page:quality',
          kind: 'page',
          title: 'Crimp quality',
          description: 'How a crimp is measured.',
          language: 'en',
          trail: ['Quality'],
          imageUrl: null,
          titleSegments,
          descriptionSegments,
          url: '/de-ch/quality/story',
        },
        expect.objectContaining({
          url: '/product-assets/data-sheet-de-1.pdf',
          imageUrl: '/product-assets/cresta-410-1.webp',
        }),
      ],
      route: { found: false, type: null, slug: 'crimps' },
      routeTarget: null,
    });
  });

  it('requests the page with the key, in the locale', async () => {
    await search('crimp', { page: 3 });
    expect(service.requests).toEqual([
      {
        path: searchPath,
        key: 'a-search-key-for-tests',
        body: {
          siteKey: 'main',
          language: 'de',
          country: 'CH',
          query: 'crimp',
          offset: 20,
          limit: 10,
          includesProducts: true,
        },
      },
    ]);
  });

  it('forwards a corrected spelling, and whether the index is incomplete', async () => {
    const body = { total: 0, records: [], didYouMean: 'quality', isIncomplete: true };
    service.responses.set(searchPath, { status: 200, body });
    expect((await search('qualty')).body).toMatchObject({ didYouMean: 'quality', isIncomplete: true });
  });

  it('3 "Search route result: found, type (classification or product), slug"', async () => {
    expect((await search('Cresta 410')).body).toMatchObject({
      route: { found: true, type: 'product', slug: 'cresta-410' },
      routeTarget: { url: '/de-ch/products/crimp/crimp-lines/cresta-410' },
    });
    expect((await search('cresta')).body.route).toEqual({ found: false, type: null, slug: 'cresta' });
  });

  it.each([
    [{ localeCode: 'xx' }, 'localeCode is a locale, such as de-CH.'],
    [{ localeCode: 'ja' }, 'localeCode is in no language of this site.'],
    [{ localeCode: 'en-ZZ' }, 'localeCode is in no country of this site.'],
    [{ siteSlug: 'nowhere' }, 'siteSlug names no site.'],
    [{ query: 'x'.repeat(201) }, 'query has at most 200 characters.'],
    [{ page: 0 }, 'page is a whole number from 1 to 100.'],
    [{ page: 'a' }, 'page is a whole number from 1 to 100.'],
  ])('rejects %j', async (given, error) => {
    const { response, body } = await search('crimp', given);
    expect([response.status, body]).toEqual([400, { error }]);
    expect(service.requests).toEqual([]);
  });
});

it('7 "POST /api/search-proxy/suggest"', async () => {
  const response = await handleSuggest(post({ localeCode: 'de-CH', siteSlug: 'main', query: 'qual' }));
  expect(await response.json()).toEqual({
    suggestions: [
      {
        title: 'Crimp quality',
        kind: 'page',
        language: 'de',
        url: '/de-ch/quality',
        segments: titleSegments,
      },
    ],
  });
  expect(service.requests).toMatchObject([{ path: suggestionsPath, body: { query: 'qual', limit: 8 } }]);
});

describe('while the search service', () => {
  const expectUnavailable = async () => {
    const { response, body } = await search('crimp');
    expect([response.status, body]).toEqual([503, { error: 'The search is not available at the moment.' }]);
    expect(response.headers.get('retry-after')).not.toBeNull();
  };

  it.each([
    ['has no index', { status: 503, body: { message: 'The index is not available at the moment.' } }],
    ['rejects the key', { status: 401, body: { message: 'Show the key of the service.' } }],
    ['returns no JSON', { status: 200, body: '<html>' }],
    ['returns another shape', { status: 200, body: { ...found, records: [{ id: 'page:quality' }] } }],
  ])('%s, a search returns 503', async (_, response) => {
    service.responses.set(searchPath, response);
    await expectUnavailable();
  });

  it('times out, a search returns 503 after 3000 ms', async () => {
    service.responses.delete(searchPath);
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValueOnce(AbortSignal.abort(new DOMException('Too slow.', 'TimeoutError')));
    await expectUnavailable();
    expect(timeout).toHaveBeenCalledWith(3000);
  });

  it('is down, a search returns 503', async () => {
    service.close();
    await expectUnavailable();
  });
});
