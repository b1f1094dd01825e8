import { createSearchQuery, type LanguageCode, type SearchRecord } from '@kmx/core';

import { createBackends } from '../../../toolkit/src/testing/backends';

import { createSearchIndex } from './createSearchIndex';
import { openSearchDatabase } from './openSearchDatabase';
import type { SearchIndex } from './SearchIndex';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const record = (id: string, given: Partial<SearchRecord> = {}): SearchRecord => ({
  id,
  kind: 'page',
  siteKey: 'main',
  language: 'en',
  contentLanguage: given.language ?? 'en',
  countries: [],
  exceptCountries: [],
  title: id,
  description: '',
  text: '',
  path: `/${id}`,
  trail: [],
  imageUrl: null,
  updatedAt: null,
  ...given,
});

const records: readonly SearchRecord[] = [
  record('group', { kind: 'classification', title: 'Crimping', path: '/products/crimping' }),
  record('gamma', {
    kind: 'product',
    title: 'Gamma 450',
    description: 'Crimping machine',
    text: 'Strips 20 AWG wire',
  }),
  record('sheet', {
    kind: 'document',
    title: 'Gamma 450 data sheet',
    contentLanguage: 'de',
    trail: ['Crimping', 'Gamma 450'],
  }),
  record('page', { title: 'Crimping technology explained', text: 'All about the crimp.' }),
  record('story', { kind: 'story', title: 'Forty years', text: 'One crimping head of steel' }),
  record('swiss', { title: 'Crimping in Switzerland', countries: ['CH'] }),
  record('elsewhere', { title: 'Crimping elsewhere', exceptCountries: ['CH', 'ALL'] }),
  record('open', {
    kind: 'job',
    title: 'Fitter',
    shownFrom: '2020-01-01T00:00:00.000Z',
    shownUntil: '2999-01-01T00:00:00.000Z',
  }),
  record('ended', { kind: 'job', title: 'Fitter, ended', shownUntil: '2020-01-01T00:00:00.000Z' }),
  record('later', { kind: 'job', title: 'Fitter, later', shownFrom: '2999-01-01T00:00:00.000Z' }),
  record('other', { siteKey: 'volta', title: 'Crimping at Volta' }),
  record('de', { language: 'de', title: 'Prüfung großer Drähte', text: '0,5 mm² Litze' }),
  record('cs', { language: 'cs', title: 'Příčný řez žíly' }),
  record('ja', { language: 'ja', title: '自動圧着機の保守サービス', text: 'ガイド' }),
  record('zh', { language: 'zh', title: '全自动压接机', description: '导线 0.5 mm²' }),
];

const probes: readonly (readonly [LanguageCode, string, readonly string[]])[] = [
  ['en', 'crimping', ['group', 'page', 'gamma', 'story']],
  ['en', 'crimp', ['group', 'page', 'gamma', 'story']],
  ['en', 'Crimping machine', ['gamma']],
  ['en', '0.5 mm2', ['gamma']],
  ['en', 'gamma 450', ['gamma', 'sheet']],
  ['en', 'fitter', ['open']],
  ['en', 'volta', []],
  ['en', '"; drop * -- OR NEAR(a b) title:x ^ \\\' | & !', []],
  ['en', '', []],
  ['en', `${'9'.repeat(190)} mm2`, []],
  ['de', 'prufung', ['de']],
  ['de', 'GROSSER DRÄHTE', ['de']],
  ['de', '20 AWG', ['de']],
  ['cs', 'rez', ['cs']],
  ['ja', '圧着', ['ja']],
  ['ja', 'ガイド', ['ja']],
  ['ja', 'カイト', []],
  ['zh', '压接机', ['zh']],
  ['zh', 'AWG 20', ['zh']],
];

const here = { siteKey: 'main', country: 'ALL' };

async function find(index: SearchIndex, language: LanguageCode, text: string, country = 'ALL') {
  const query = createSearchQuery(text, language);
  const found = await index.search({ ...here, country, language, query, offset: 0, limit: 10 });
  return found.records.map(({ id }) => id);
}

describe.each(createBackends('search'))('the search index on $name', ({ open }) => {
  let index: SearchIndex;
  let address: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ url: address, close } = await open());
    index = createSearchIndex(await openSearchDatabase(address));
  });
  beforeEach(async () => {
    await index.remove('extra');
    await index.index('test', records);
  });
  afterAll(async () => {
    await index.close();
    await close();
  });

  it.each(probes)('finds in %s for %s', async (language, query, expected) => {
    expect(await find(index, language, query)).toEqual(expected);
  });

  it.each([
    ['CH', ['group', 'swiss', 'page', 'gamma', 'story']],
    ['US', ['group', 'elsewhere', 'page', 'gamma', 'story']],
  ])('shows in %s what that country has', async (country, expected) => {
    expect((await find(index, 'en', 'crimping', country)).sort()).toEqual([...expected].sort());
  });

  it('counts all, and returns a page of them', async () => {
    const many = Array.from({ length: 25 }, (_, turn) =>
      record(`many-${String(turn).padStart(2, '0')}`, { title: 'Twisting' }),
    );
    await index.index('extra', many);
    const request = {
      ...here,
      language: 'en' as const,
      query: createSearchQuery('twisting', 'en'),
      limit: 10,
    };
    const second = await index.search({ ...request, offset: 10 });
    expect(second.total).toBe(25);
    expect(second.records.map(({ id }) => id)).toEqual(many.slice(10, 20).map(({ id }) => id));
    expect(await index.search({ ...request, offset: 90 })).toEqual({ total: 25, records: [] });
  });

  it('gives back what was put in', async () => {
    const query = createSearchQuery('sheet', 'en');
    const found = await index.search({ ...here, language: 'en', query, offset: 0, limit: 1 });
    expect(found.records[0]).toMatchObject({
      kind: 'document',
      contentLanguage: 'de',
      path: '/sheet',
      trail: ['Crimping', 'Gamma 450'],
    });
  });

  it('proposes what has the words in its title', async () => {
    const query = createSearchQuery('crim', 'en');
    const found = await index.suggest({ ...here, language: 'en', query, limit: 5 });
    expect(found.map(({ title }) => title)).toEqual(['Crimping', 'Crimping technology explained']);
  });

  it('writes changes, and removes deleted documents', async () => {
    expect(await index.index('test', records)).toEqual({ written: 0, removed: 0, unchanged: records.length });
    const changed = records
      .slice(1)
      .map((item) => (item.id === 'gamma' ? { ...item, title: 'Delta' } : item));
    expect(await index.index('test', changed)).toEqual({
      written: 1,
      removed: 1,
      unchanged: records.length - 2,
    });
    expect(await find(index, 'en', 'delta')).toEqual(['gamma']);
    expect(await find(index, 'en', 'gamma')).toEqual(['sheet']);
    expect(await find(index, 'en', 'crimping')).not.toContain('group');
  });

  it('shows nothing of a change that failed half-way', async () => {
    // The same record in two sources breaks a rule of the table, after the first row was written.
    const broken = [
      record('fine', { title: 'Twisting' }),
      record('gamma', { kind: 'product', title: 'Taken' }),
    ];
    await expect(index.index('extra', broken)).rejects.toBeDefined();
    expect(await find(index, 'en', 'twisting')).toEqual([]);
    expect(await find(index, 'en', 'gamma')).toEqual(['gamma', 'sheet']);
  });

  it('lists its words', async () => {
    const query = await index.vocabulary({ siteKey: 'main', language: 'de' }, 6, 7);
    expect(query).toEqual([
      { token: 'drahte', spelling: 'drähte', uses: 1 },
      { token: 'grosser', spelling: 'großer', uses: 1 },
      { token: 'prufung', spelling: 'prüfung', uses: 1 },
    ]);
  });

  it('survives being opened again', async () => {
    const again = createSearchIndex(await openSearchDatabase(address));
    expect(await find(again, 'en', '0.5 mm2')).toEqual(['gamma']);
    expect(await again.state()).toMatchObject([{ source: 'test', records: records.length }]);
    await again.close();
  });
});
