import fs from 'node:fs/promises';

import { pageInvalidations } from '../content/pageInvalidations';

import PageCache from './pageCache.cjs';

/** Next makes one for each request; what they store they share. */
const beginRequest = () => new PageCache({ fs, revalidatedTags: [], maxMemoryCacheSize: 1_000_000 });

const tags = ['site:main', 'system'];
const page = (html: string) => ({
  kind: 'APP_PAGE' as const,
  html,
  headers: { 'x-next-cache-tags': tags.join(',') },
});
const data = (body: string) => ({ kind: 'FETCH' as const, data: { body } });

const kinds = [
  ['a rendered page', page, { kind: 'APP_PAGE' }, {}],
  ['data of a page', data, { kind: 'FETCH', tags }, { fetchCache: true, tags }],
] as const;

beforeEach(() => {
  // The whole test happens at one moment of the clock.
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  pageInvalidations();
});

describe.each(kinds)('%s', (name, create, getContext, setContext) => {
  const read = async (key: string) => (await beginRequest().get(`${name} ${key}`, getContext))?.value;
  const store = (request: PageCache, key: string, text: string) =>
    request.set(`${name} ${key}`, create(text), setContext);

  it('is served until one of its tags is invalidated', async () => {
    await store(beginRequest(), 'seen', 'old');
    pageInvalidations().record(['site:volta']);
    expect(await read('seen')).toEqual(create('old'));
    pageInvalidations().record(['site:main']);
    expect((await read('seen')) ?? null).toBeNull();
  });

  it('is not stored when it was begun before the invalidation and finished after it', async () => {
    const slow = beginRequest();
    pageInvalidations().record(['site:main']);
    await store(slow, 'slow', 'old');
    expect((await read('slow')) ?? null).toBeNull();
  });

  it('does not replace what was begun after the invalidation', async () => {
    const slow = beginRequest();
    pageInvalidations().record(['site:main']);
    await store(beginRequest(), 'overtaken', 'new');
    await store(slow, 'overtaken', 'old');
    expect(await read('overtaken')).toEqual(create('new'));
  });
});
