import type { Mock } from 'vitest';
import { createLocale } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { contentPageMock } from '../content/contentPage.mock';
import { env } from '../env';
import { mockJob } from '../findability/findability.mock';
import { loadJobOpenings } from '../lists/jobOpenings';
import { productCache, productsTag } from '../products/productCache';
import { pageMock, siteMock } from '../view/siteView.mock';

import type { DecidedRequest } from './decideRequest';
import { readRouteContent } from './readRouteContent';

// States that the real services cannot reproduce.
vi.mock('../content/loaders', () => ({
  loadSystem: vi.fn(async () => ({})),
  loadNavigation: vi.fn(async () => ({})),
  loadPageIndex: vi.fn(async () => []),
  loadPage: vi.fn(),
  pageTags: (siteKey: string) => [`site:${siteKey}`],
}));
vi.mock('../lists/jobOpenings', async () => ({
  ...(await vi.importActual<object>('../lists/jobOpenings')),
  loadJobOpenings: vi.fn(),
}));
vi.mock('../products/readCatalogue', () => ({ readCatalogue: vi.fn() }));
vi.mock('../products/loadFilterIndex', () => ({ loadFilterIndex: vi.fn(async () => []) }));
const { loadPage, loadNavigation } =
  await vi.importMock<Record<'loadPage' | 'loadNavigation', Mock>>('../content/loaders');
const { readCatalogue } = await vi.importMock<{ readCatalogue: Mock }>('../products/readCatalogue');
const { loadFilterIndex } = await vi.importMock<{ loadFilterIndex: Mock }>('../products/loadFilterIndex');

type Outcome = DecidedRequest['resolution']['outcome'];

const place = { site: siteMock, locale: createLocale('en') };
const indexed = pageMock('Crimping');
const page: Outcome = { kind: 'page', ...place, page: indexed, protection: indexed.protection };

const read = (outcome: Outcome = page, rest = '/crimping') =>
  readRouteContent({
    resolution: { outcome, trace: [] },
    rest,
    sites: [siteMock],
    countries: [],
    query: '',
  });

/** Caches content with a tag and lets its refresh fail. */
async function serveOld(cache: ReturnType<typeof contentCache>, tag: string) {
  await cache.get(tag, [tag], async () => 'old');
  cache.invalidate([tag]);
  await cache.get(tag, [tag], () => Promise.reject(new Error('down')));
}

const text = { __typename: 'RichText', id: 't' };

let now = 0;
beforeEach(() => {
  // After the retry pause of the previous test's failure.
  now += 100_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  Object.assign(env(), { PRODUCT_URL: undefined });
  loadPage.mockReset().mockResolvedValue(contentPageMock('Crimping', { modules: [text] }));
  readCatalogue.mockReset().mockResolvedValue({ classifications: [] });
});

describe('stale content', () => {
  it.each([
    ['this site could not be renewed', 'site:main', true],
    ['another site could not be renewed', 'site:cirris', false],
  ])('%s', async (_name, tag, expected) => {
    await serveOld(contentCache(), tag);
    expect((await read()).isContentOld).toBe(expected);
  });

  it.each([
    ['there are no products to link to', undefined, null, false],
    ['the catalogue is there', 'http://127.0.0.1:9', { classifications: [] }, false],
    ['the catalogue cannot be had', 'http://127.0.0.1:9', null, true],
  ])('%s', async (_name, PRODUCT_URL, catalogue, expected) => {
    Object.assign(env(), { PRODUCT_URL });
    readCatalogue.mockResolvedValue(catalogue);
    expect((await read()).isContentOld).toBe(expected);
  });

  it('reports a stale catalogue', async () => {
    Object.assign(env(), { PRODUCT_URL: 'http://127.0.0.1:9' });
    await serveOld(productCache(), productsTag);
    expect((await read()).isContentOld).toBe(true);
  });
});

it.each([{ kind: 'editor', screen: 'area' }, { kind: 'preview' }] as const)(
  "only the editor's own page loads editorial data: %j",
  async (route) => {
    loadPage.mockClear();
    expect(await read({ kind: 'application', ...place, route })).toMatchObject({ isMissing: false });
    expect(loadPage).not.toHaveBeenCalled();
  },
);

it('throws for a failing service before rendering', async () => {
  loadPage.mockRejectedValueOnce(new Error('page'));
  await expect(read()).rejects.toThrow('page');
  loadFilterIndex.mockRejectedValueOnce(new Error('filters'));
  await expect(read({ kind: 'application', ...place, route: { kind: 'products' } })).rejects.toThrow(
    'filters',
  );
});

it('loads nothing for a redirect', async () => {
  loadNavigation.mockClear();
  const moved: Outcome = { kind: 'redirect', status: 301, location: '/en', reason: 'moved' };
  expect(await read(moved)).toEqual({ isContentOld: false, isMissing: false });
  expect(loadNavigation).not.toHaveBeenCalled();
});

it.each([
  ['/careers/ended', 'ended'],
  ['/careers/open', undefined],
  ['/careers/later', undefined],
  ['/careers/japanese', undefined],
  ['/ended', undefined],
])('at %s, finds the opening “%s” whose last day is over', async (path, closedJob) => {
  vi.mocked(loadJobOpenings).mockResolvedValue([
    mockJob('ended', { applyUntil: '2020-02-28', languages: ['en'] }),
    mockJob('open', { languages: ['en'] }),
    mockJob('later', { publishedOn: '2099-01-01', applyUntil: '2099-02-01', languages: ['en'] }),
    mockJob('japanese', { applyUntil: '2020-02-28', languages: ['ja'] }),
  ]);
  expect((await read({ kind: 'notFound', ...place }, path)).closedJob).toBe(closedJob);
});
