import { createLocale, fail, ok } from '@kmx/core';

import type { SearchResponse, SearchHit } from '../../search/SearchResponse';
import { createSiteViewMock } from '../../view/siteView.mock';

import { decideSearchContent } from './decideSearchContent';
import { searchHref } from './searchHref';

const createHit = (fields: Partial<SearchHit> = {}): SearchHit => ({
  id: 'alpha-550',
  kind: 'product',
  title: 'Alpha 550',
  description: 'Crimps.',
  titleSegments: [{ text: 'Alpha 550', isMatch: true }],
  descriptionSegments: [{ text: 'Crimps.', isMatch: false }],
  url: '/en/products/alpha-550',
  language: 'en',
  trail: ['Products'],
  imageUrl: '/product-assets/alpha-550.webp',
  ...fields,
});

const createResponse = (fields: Partial<SearchResponse> = {}): SearchResponse => ({
  query: 'crimp & test',
  records: Array.from({ length: 10 }, (_, index) => createHit({ id: String(index) })),
  total: 37,
  page: 1,
  pageSize: 10,
  isIncomplete: false,
  route: { found: false, type: null, slug: 'crimp' },
  routeTarget: null,
  ...fields,
});

const requested = { query: 'crimp & test', page: 1 };

async function decide(response: Partial<SearchResponse>, locale = createLocale('en')) {
  const view = await createSiteViewMock({ locale });
  return decideSearchContent(view, requested, ok(createResponse(response)));
}

async function results(response: Partial<SearchResponse>, locale = createLocale('en')) {
  const content = await decide(response, locale);
  if (content.kind !== 'results') throw new Error('There should be results.');
  return content.data;
}

describe('decideSearchContent', () => {
  it('"Show {amount} more" (2.3) links to the first of the next ten', async () => {
    expect((await results({})).more).toEqual({
      href: '/en/search?q=crimp+%26+test&page=2#result-11',
      amount: 10,
    });
  });

  it.each([
    ['the last seven', { total: 17 }, 7, false],
    ['all are shown', { total: 10 }, undefined, false],
    ['the tenth page is the last', { page: 10, total: 1000 }, undefined, true],
    ['the tenth page shows all', { page: 10, total: 10 }, undefined, false],
  ])('%s', async (_name, response, amount, isLimited) => {
    const data = await results(response);
    expect([data.more?.amount, data.isLimited]).toEqual([amount, isLimited]);
  });

  it('marks a language only if it differs from the reader’s, and leaves files to the browser', async () => {
    const records = [createHit(), createHit({ id: 'manual', kind: 'document', language: 'de' })];
    const { results: shown } = await results({ records });
    expect(shown.map(({ id, language, dataLink }) => [id, language, dataLink])).toEqual([
      ['product-alpha-550', undefined, 'route'],
      ['document-manual', 'de', 'plain'],
    ]);
    const german = await results({ records }, createLocale('de'));
    expect(german.results.map(({ language }) => language)).toEqual(['en', undefined]);
  });

  it('requests small images', async () => {
    const records = [createHit(), createHit({ id: 'page', kind: 'page', imageUrl: null })];
    expect((await results({ records })).results.map(({ imageUrl }) => imageUrl)).toEqual([
      '/product-assets/alpha-550.webp?width=180',
      undefined,
    ]);
  });

  it('"Search route result" (3): links to the exact match, even without other results', async () => {
    const routeTarget = {
      kind: 'product' as const,
      name: 'Alpha 550',
      url: '/en/products/alpha-550',
      description: 'Crimps.',
      imageUrl: null,
    };
    const { direct } = await results({ records: [], total: 0, routeTarget });
    expect(direct).toEqual({ kind: 'product', name: 'Alpha 550', text: 'Crimps.', href: routeTarget.url });
  });

  it('"no-results message" (2.3) with a better spelling', async () => {
    expect(await decide({ records: [], total: 0, didYouMean: 'crimping' })).toEqual({
      kind: 'help',
      reason: {
        kind: 'noResults',
        query: 'crimp & test',
        didYouMean: { text: 'crimping', href: '/en/search?q=crimping' },
        isIncomplete: false,
      },
    });
  });

  it('shows help without a query, and while the search is unavailable', async () => {
    const view = await createSiteViewMock();
    const nothing = decideSearchContent(view, { query: '', page: 1 }, undefined);
    expect(nothing).toEqual({ kind: 'help', reason: { kind: 'noQuery' } });
    const down = fail({ code: 'searchUnavailable' as const, sentence: 'The index cannot be read.' });
    expect(decideSearchContent(view, requested, down)).toEqual({
      kind: 'help',
      reason: { kind: 'unavailable' },
    });
  });
});

describe('searchHref', () => {
  it.each([
    ['the page itself', [] as const, '/en/search'],
    ['a query', ['0.5 mm²'] as const, '/en/search?q=0.5+mm%C2%B2'],
    ['the first page has no number', ['a', 1] as const, '/en/search?q=a'],
    ['a later page', ['a', 3] as const, '/en/search?q=a&page=3'],
  ])('%s', async (_name, [query, page], expected) => {
    expect(searchHref(await createSiteViewMock(), query, page)).toBe(expected);
  });
});
