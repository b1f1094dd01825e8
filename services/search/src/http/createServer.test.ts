import { searchResponseSchema, suggestionsResponseSchema } from '../testing/responseSchemas';
import { apiKey, startTestService, type TestService } from '../testing/startTestService';

let running: TestService;
beforeAll(async () => {
  running = await startTestService();
});
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterAll(() => running.close());

const scope = { siteKey: 'main', language: 'de', country: 'CH' };
const request = { ...scope, query: 'crimp', offset: 0, limit: 10, includesProducts: true };

const search = async (query: string, given: object = {}) =>
  searchResponseSchema.parse(
    await (await running.post('/v1/search', { ...request, query, ...given })).json(),
  );

const suggest = async (query: string) =>
  suggestionsResponseSchema.parse(
    await (await running.post('/v1/suggestions', { ...scope, query, limit: 8 })).json(),
  );

it('reports an incomplete result while nothing is indexed', async () => {
  expect(await search('crimp')).toEqual({ total: 0, records: [], isIncomplete: true });
});

describe('POST /v1/search', () => {
  beforeAll(() => running.runJobs());

  it('finds pages, products and documents, with their paths', async () => {
    const { records, isIncomplete } = await search('crimp');
    expect(isIncomplete).toBe(false);
    expect(records.map(({ kind, path }) => [kind, path])).toEqual(
      expect.arrayContaining([
        ['classification', '/products/crimp'],
        ['page', '/quality'],
      ]),
    );
    const documents = await search('Handbuch Cresta');
    expect(documents.records.map(({ kind, path }) => [kind, path])).toContainEqual([
      'document',
      '/assets/manual-de-1.pdf',
    ]);
  });

  it('finds job openings until their last day, by title and text', async () => {
    for (const query of ['Fitter', 'Assembly', 'assemble presses']) {
      const { records } = await search(query);
      expect(records.map(({ kind, path, language }) => [kind, path, language])).toEqual([
        ['job', '/careers/open', 'en'],
      ]);
    }
  });

  it('5 "strip a trailing \' | brand\' from titles and emphasise query words"', async () => {
    const { records } = await search('quality');
    expect(records[0]).toMatchObject({
      title: 'Crimp quality',
      titleSegments: [
        { text: 'Crimp ', isMatch: false },
        { text: 'quality', isMatch: true },
      ],
    });
  });

  it.each([
    ['de', 'CH', 'Offer', ['Offer for everybody']],
    ['en', 'US', 'Offer', ['Offer for the States']],
    ['en', 'ALL', 'Offer', ['Offer for everybody']],
    ['de', 'CH', '0.5 mm2', ['CRESTA-410', 'CRESTA-433']],
    ['en', 'US', '20 AWG', ['CRESTA-433']],
  ])('finds in %s for %s "%s": %j', async (language, country, query, titles) => {
    const { records } = await search(query, { language, country });
    expect(records.map(({ title }) => title).sort()).toEqual(titles);
  });

  it('returns the language and the ancestors of what is not translated', async () => {
    expect((await search('Forty')).records[0]).toMatchObject({
      kind: 'story',
      language: 'en',
      path: '/quality/story',
      trail: ['Crimp quality | Komax'],
    });
  });

  it('leaves out documents in languages that are not in the fallback chain', async () => {
    expect((await search('Fiche')).total).toBe(0);
  });

  it('suggests a spelling for typing errors', async () => {
    expect(await search('qualty')).toMatchObject({ total: 0, didYouMean: 'quality' });
  });

  it('suggests the query without a word that nothing has', async () => {
    expect(await search('quality zzzz')).toMatchObject({ total: 0, didYouMean: 'quality' });
    expect(await search('zzzz yyyy')).not.toHaveProperty('didYouMean');
  });

  it('shows the line of technical data that matches', async () => {
    const { records } = await search('0.5 mm2');
    expect(records).toHaveLength(2);
    for (const { descriptionSegments } of records)
      expect(descriptionSegments.filter(({ isMatch }) => isMatch)[0]?.text).toMatch(/mm²|AWG/);
  });

  it('returns a page of the records and their total', async () => {
    const all = await search('crimp');
    const second = await search('crimp', { offset: 1, limit: 1 });
    expect(second).toMatchObject({ total: all.total, records: [{ id: all.records[1]?.id }] });
  });

  it('is complete without products on a site that shows none', async () => {
    expect((await search('crimp', { siteKey: 'volta', includesProducts: false })).isIncomplete).toBe(true);
    const { index } = await running.service.open();
    await index.remove('products');
    expect((await search('crimp', { includesProducts: true })).isIncomplete).toBe(true);
    expect((await search('crimp', { includesProducts: false })).isIncomplete).toBe(false);
    await running.runJobs({ kind: 'products' });
  });

  it('keeps its records while a service does not respond', async () => {
    const pages = running.contentData.get('SearchablePages');
    running.contentData.delete('SearchablePages');
    await expect(running.runJobs()).rejects.toMatchObject({ name: 'ServiceError', code: 'badStatus' });
    running.contentData.set('SearchablePages', pages);
    expect((await search('quality')).total).toBe(1);
  });

  it.each([
    ['a language that is none', { language: 'xx' }],
    ['a country in lower case', { country: 'ch' }],
    ['a query of 201 characters', { query: 'x'.repeat(201) }],
    ['no records', { limit: 0 }],
    ['more than a thousand records', { limit: 1001 }],
    ['a negative offset', { offset: -1 }],
    ['no site', { siteKey: undefined }],
  ])('responds 400 to %s', async (_, given) => {
    const response = await running.post('/v1/search', { ...request, ...given });
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.any(String) as string },
    ]);
  });
});

it('POST /v1/suggestions returns titles with their paths', async () => {
  expect(await suggest('qual')).toEqual({
    suggestions: [
      {
        title: 'Crimp quality',
        kind: 'page',
        language: 'de',
        path: '/quality',
        segments: [
          { text: 'Crimp ', isMatch: false },
          { text: 'quality', isMatch: true },
        ],
      },
    ],
  });
});

describe('POST /v1/publications', () => {
  it('stores the jobs of the tags, and wakes the worker', async () => {
    const { queue, worker } = await running.service.open();
    const wake = vi.spyOn(worker, 'wake').mockReturnValue();
    const response = await running.post('/v1/publications', { tags: ['site:main', 'media'] });
    expect([response.status, await response.json()]).toEqual([202, { tags: ['site:main', 'media'] }]);
    expect(await queue.untilNext()).toBeGreaterThan(0);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it.each([[{}], [{ tags: [] }], [{ tags: [''] }], [{ tags: Array.from({ length: 201 }, () => 'system') }]])(
    'responds 400 to %j',
    async (body) => {
      expect((await running.post('/v1/publications', body)).status).toBe(400);
    },
  );
});

describe('access', () => {
  it.each(['/v1/search', '/v1/suggestions', '/v1/publications', '/nothing'])(
    'responds 401 at %s without the key, and logs it',
    async (address) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect((await running.post(address, request, {})).status).toBe(401);
      expect((await running.post(address, request, { 'x-service-key': `${apiKey}!` })).status).toBe(401);
      expect(warn).toHaveBeenCalledTimes(2);
      expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`POST ${address}`));
      expect(warn).not.toHaveBeenCalledWith(expect.stringContaining(apiKey));
    },
  );

  it.each([
    [404, '/v1/nothing', 'POST', 'application/json'],
    [405, '/v1/search', 'PUT', 'application/json'],
    [415, '/v1/search', 'POST', 'text/plain'],
    [413, '/v1/search', 'POST', 'application/json'],
  ])('responds %s at %s to %s of %s', async (status, address, method, type) => {
    const response = await fetch(`${running.url}${address}`, {
      method,
      headers: { 'x-service-key': apiKey, 'content-type': type },
      body: 'x'.repeat(100_001),
    });
    expect(response.status).toBe(status);
  });

  it.each(['/healthz', '/readyz'])('responds 200 at %s to everyone', async (address) => {
    expect((await fetch(`${running.url}${address}`)).status).toBe(200);
  });
});

it('responds 503 while the index cannot be read, and is not ready', async () => {
  const { index } = await running.service.open();
  await index.close();
  expect((await running.post('/v1/search', request)).status).toBe(503);
  expect((await fetch(`${running.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
});
