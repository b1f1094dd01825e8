import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startContentDouble, systemResponse, type ContentDouble } from '../http/contentDouble.mock';
import { startProductDouble } from '../products/productDouble.mock';

import { handleSearch, handleSuggest } from './handleSearch';
import { jobKey } from './jobs/reindexReason';
import { runJob } from './jobs/runJob';
import { decideSearchAddress } from './searchAddress';
import { reasonsForTags } from './searchIndexing';
import { closeSearchService, searchService } from './searchService';

const pageResponse = (id: string, given: object = {}) => ({
  id,
  title: 'Crimp quality | Komax',
  description: 'How a crimp is measured.',
  slug: id,
  parentSlug: 'home',
  pageType: 'Content',
  languages: ['en', 'de'],
  countries: [],
  updatedAt: null,
  text: 'Pull-off force and height.',
  ...given,
});

const pages = [
  pageResponse('quality'),
  pageResponse('story', {
    pageType: 'Story',
    title: 'Forty years',
    parentSlug: 'quality',
    languages: ['en'],
  }),
  pageResponse('offer', { title: 'Offer for everybody' }),
  pageResponse('offer-us', { slug: 'offer', title: 'Offer for the States', countries: ['us'] }),
];

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-door-'));
let products: ContentDouble;
let content: ContentDouble;

beforeAll(async () => {
  [products, content] = await Promise.all([startProductDouble(), startContentDouble()]);
  process.env.CONTENT_URL = content.url;
  process.env.SEARCH_DATABASE_URL = `file:${path.join(folder, 'search.db')}`;
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockReturnValue(undefined);
  content.answers.set('SystemData', systemResponse);
  content.answers.set('SearchablePages', {
    searchablePages: { nodes: pages, pageInfo: { hasNextPage: false, endCursor: null } },
  });
});
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockReturnValue(undefined);
});
afterAll(async () => {
  await closeSearchService();
  await Promise.all([products.close(), content.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const post = (body: unknown) =>
  new Request('http://localhost/api/search-proxy/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

interface Found {
  records: {
    title: string;
    url: string;
    kind: string;
    titleSegments: { text: string; isMatch: boolean }[];
    descriptionSegments: { text: string; isMatch: boolean }[];
  }[];
  [field: string]: unknown;
}

const search = async (query: string, given: object = {}) => {
  const response = await handleSearch(post({ localeCode: 'de-CH', siteSlug: '', query, page: 1, ...given }));
  return { status: response.status, answer: (await response.json()) as Found };
};

/** Does all jobs, those that follow from others too. */
async function indexAll() {
  const { index } = await searchService();
  const waiting = ['all'];
  const context = {
    index,
    schedule: (reason: Parameters<typeof jobKey>[0]) => Promise.resolve(void waiting.push(jobKey(reason))),
  };
  for (let key = waiting.shift(); key; key = waiting.shift()) await runJob(context, key);
}

it('says that there may be more while nothing is indexed yet', async () => {
  expect((await search('crimp')).answer).toMatchObject({ total: 0, isIncomplete: true });
});

describe('7 "POST /api/search-proxy/search": "localeCode, siteSlug, query, page", "records (title, description)"', () => {
  beforeAll(indexAll);

  it('finds pages and products, best title first, with localised addresses', async () => {
    const { answer } = await search('crimp');
    expect(answer).toMatchObject({ page: 1, pageSize: 10, isIncomplete: false });
    expect(answer.records.map(({ kind, url }) => [kind, url])).toEqual(
      expect.arrayContaining([
        ['classification', '/de-ch/products/crimp'],
        ['page', '/de-ch/quality'],
      ]),
    );
  });

  it('5 "strip a trailing \' | brand\' from titles and emphasise query words"', async () => {
    const { answer } = await search('quality');
    expect(answer.records[0]).toMatchObject({
      title: 'Crimp quality',
      titleSegments: [
        { text: 'Crimp ', isMatch: false },
        { text: 'quality', isMatch: true },
      ],
    });
  });

  it.each([
    ['de-CH', 'Offer', ['Offer for everybody']],
    ['en-US', 'Offer', ['Offer for the States']],
    ['en', 'Offer', ['Offer for everybody']],
    ['de-CH', '0.5 mm2', ['CRESTA-410', 'CRESTA-433']],
    ['en-US', '20 AWG', ['CRESTA-433']],
  ])('in %s %s is %j', async (localeCode, query, titles) => {
    const { answer } = await search(query, { localeCode });
    expect(answer.records.map(({ title }) => title).sort()).toEqual(titles);
  });

  it('tells the language of what is not translated, and where it stands', async () => {
    const { answer } = await search('Forty');
    expect(answer.records[0]).toMatchObject({
      kind: 'story',
      language: 'en',
      url: '/de-ch/quality/story',
      trail: ['Crimp quality | Komax'],
    });
  });

  it('leaves out documents in languages that the reader was not promised', async () => {
    const { answer } = await search('Datenblatt');
    expect(answer.total).toBe(0);
  });

  it('3 "Search route result: found, type (classification or product), slug"', async () => {
    expect((await search('Cresta 410')).answer).toMatchObject({
      route: { found: true, type: 'product', slug: 'cresta-410' },
      routeTarget: { url: '/de-ch/products/crimp/crimp-lines/cresta-410' },
    });
    expect((await search('cresta')).answer.route).toEqual({ found: false, type: null, slug: 'cresta' });
  });

  it('helps with typing errors', async () => {
    expect((await search('qualty')).answer).toMatchObject({ total: 0, didYouMean: 'quality' });
  });

  it('helps with a word too many', async () => {
    expect((await search('quality zzzz')).answer).toMatchObject({ total: 0, didYouMean: 'quality' });
    expect((await search('zzzz yyyy')).answer).not.toHaveProperty('didYouMean');
  });

  it('shows the one line of technical data that was asked for', async () => {
    const { answer } = await search('0.5 mm2');
    for (const { descriptionSegments } of answer.records)
      expect(descriptionSegments).toContainEqual(
        expect.objectContaining({ isMatch: true, text: expect.stringMatching(/mm²|AWG/) as string }),
      );
  });

  it.each([
    [{ localeCode: 'xx' }, 'localeCode is a locale, such as de-CH.'],
    [{ localeCode: 'ja' }, 'localeCode is in no language of this site.'],
    [{ localeCode: 'en-ZZ' }, 'localeCode is in no country of this site.'],
    [{ siteSlug: 'nowhere' }, 'siteSlug names no site.'],
    [{ query: 'x'.repeat(201) }, 'query has at most 200 characters.'],
    [{ page: 0 }, 'page is a whole number from 1 to 100.'],
    [{ page: 'a' }, 'page is a whole number from 1 to 100.'],
  ])('refuses %j', async (given, error) => {
    expect(await search('crimp', given)).toEqual({ status: 400, answer: { error } });
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
          segments: [
            { text: 'Crimp ', isMatch: false },
            { text: 'quality', isMatch: true },
          ],
        },
      ],
    });
  });

  it('keeps what it has while a service is down', async () => {
    content.answers.delete('SearchablePages');
    await expect(indexAll()).rejects.toMatchObject({ name: 'ContentError' });
    expect((await search('quality')).answer.total).toBe(1);
  });

  it('answers 503 when the index cannot be read', async () => {
    const { index } = await searchService();
    await index.close();
    const response = await handleSearch(post({ localeCode: 'de', siteSlug: '', query: 'crimp' }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });
});

describe('what is told of a publication', () => {
  it.each([
    [['site:main', 'media'], [{ kind: 'site', key: 'main' }]],
    [['page:p1', 'modules:main'], [{ kind: 'site', key: 'main' }]],
    [['site:main', 'modules:main'], [{ kind: 'site', key: 'main' }]],
    [['products'], [{ kind: 'products' }]],
    [['system', 'site:main'], [{ kind: 'sites' }]],
    [
      ['system', 'products'],
      [{ kind: 'sites' }, { kind: 'products' }],
    ],
    [['redirects:main'], []],
  ])('%j', (tags, reasons) => {
    expect(reasonsForTags(tags)).toEqual(reasons);
  });
});

describe('where the index lies', () => {
  const SEARCH_DATA_DIR = '/data';
  it.each([
    [{}, 'file:/data/search.db'],
    [{ DATABASE_URL: 'postgres://host/db' }, 'postgres://host/db'],
    [{ DATABASE_URL: 'file:/cms.db' }, 'file:/data/search.db'],
    [{ DATABASE_URL: 'postgres://host/db', SEARCH_DATABASE_URL: 'file:/x.db' }, 'file:/x.db'],
  ])('%j: %s', (settings, address) => {
    expect(decideSearchAddress({ SEARCH_DATA_DIR, ...settings })).toBe(address);
  });
});
