import { brotliDecompressSync } from 'node:zlib';
import { limits } from '@kmx/core';

import { PageStore, type Rendition } from './PageStore';
import { bodyIn } from './storedBodies';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { setSiteMetrics } from '@/server/siteMetrics';

const tags = ['site:main'];
const rendition = (text: string): Rendition => ({
  html: Buffer.from(text),
  policy: "default-src 'self'",
  speculationRules: '/_assets/rules.json',
});

/** A render that finishes when the test releases it. */
function heldRender(text: string) {
  let finish: (value: Rendition) => void = () => undefined;
  const result = new Promise<Rendition>((resolve) => (finish = resolve));
  return { render: vi.fn(() => result), finish: () => finish(rendition(text)) };
}

const rendering = (text: string) => ({ tags, render: vi.fn(async () => rendition(text)) });
const failing = { tags, render: () => Promise.reject(new Error('down')) };
const textOf = (document: Rendition | null) => document?.html.toString();

let now = 0;
let store: PageStore;
beforeEach(() => {
  now += 1;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store = new PageStore();
});

it('renders a key only once for concurrent requests', async () => {
  const { render, finish } = heldRender('a');
  const both = [store.get('/a', { tags, render }), store.get('/a', { tags, render })];
  finish();
  expect((await Promise.all(both)).map(textOf)).toEqual(['a', 'a']);
  expect(textOf(await store.get('/a', { tags, render }))).toBe('a');
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders an invalidated page before sending it, and does not invalidate others', async () => {
  await store.get('/a', rendering('old'));
  await store.get('/b', { ...rendering('other'), tags: ['site:volta'] });
  pageInvalidations().record(tags);
  expect(store.getFresh('/a')).toBeUndefined();
  expect(textOf(store.getFresh('/b') ?? null)).toBe('other');
  expect(textOf(await store.get('/a', rendering('new')))).toBe('new');
});

it('renders only the page with the published document again', async () => {
  const showing = (id: string) => ({
    tags,
    render: async () => ({ ...rendition(id), ownTags: [`page:${id}`] }),
  });
  for (const id of ['a', 'b']) await store.get(`/${id}`, showing(id));
  pageInvalidations().record(['page:a']);
  expect(store.getFresh('/a')).toBeUndefined();
  expect(store.getFresh('/b')).toBeDefined();
});

it('does not store a page whose rendering began before a publication', async () => {
  const { render, finish } = heldRender('old');
  const reader = store.get('/a', { tags, render });
  pageInvalidations().record(tags);
  finish();
  expect(textOf(await reader)).toBe('old');
  expect(store.getFresh('/a')).toBeUndefined();
  expect(textOf(await store.get('/a', rendering('new')))).toBe('new');
});

it('sends an expired page immediately and renews it in the background', async () => {
  await store.get('/a', rendering('old'));
  now += limits.cacheLifetimeSeconds * 1000 + 1;
  expect(store.getFresh('/a')).toBeUndefined();
  expect(textOf(await store.get('/a', rendering('new')))).toBe('old');
  await new Promise(setImmediate);
  expect(textOf(store.getFresh('/a') ?? null)).toBe('new');
});

it('sends the stored page if rendering fails, and fails without one', async () => {
  await store.get('/a', rendering('old'));
  pageInvalidations().record(tags);
  expect(textOf(await store.get('/a', failing))).toBe('old');
  await expect(store.get('/b', failing)).rejects.toThrow('down');
  expect(store.getFresh('/b')).toBeUndefined();
});

it('removes an unpublished page', async () => {
  await store.get('/a', rendering('old'));
  pageInvalidations().record(tags);
  expect(await store.get('/a', { tags, render: async () => null })).toBeNull();
  await expect(store.get('/a', failing)).rejects.toThrow('down');
});

it('compresses a body once per encoding', async () => {
  const document = await store.get('/a', rendering('a'.repeat(1000)));
  if (!document) throw new Error('There is a document.');
  const body = await bodyIn(document, 'br');
  expect(body.length).toBeLessThan(100);
  expect(await bodyIn(document, 'br')).toBe(body);
});

it('compresses popular documents better', async () => {
  const text = Array.from({ length: 4000 }, (_, index) => (index * index).toString(36)).join(' ');
  const document = await store.get('/a', rendering(text));
  if (!document) throw new Error('There is a document.');
  const first = await bodyIn(document, 'br');
  for (let use = 0; use < 20; use += 1) await bodyIn(document, 'br');
  while ((await bodyIn(document, 'br')) === first) await new Promise(setImmediate);
  const better = await bodyIn(document, 'br');
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better).toString()).toBe(text);
});

it('has an entity tag that changes with the document', async () => {
  const [a, same, b] = await Promise.all(
    ['a', 'a', 'b'].map((text, index) => store.get(`/${String(index)}`, rendering(text))),
  );
  expect(a?.etag).toMatch(/^"[\w-]{24}"$/);
  expect([same?.etag === a?.etag, b?.etag === a?.etag]).toEqual([true, false]);
});

it('counts hits, misses and stale responses', async () => {
  const results: string[] = [];
  const ignore = () => undefined;
  setSiteMetrics({
    countPageRequest: (result) => results.push(result),
    recordRender: ignore,
    recordBackendRequest: ignore,
  });
  await store.get('/a', rendering('new'));
  await store.get('/a', rendering('new'));
  store.getFresh('/a');
  store.getFresh('/unknown');
  now += limits.cacheLifetimeSeconds * 1000 + 1;
  await store.get('/a', failing);
  pageInvalidations().record(tags);
  await store.get('/a', failing);
  setSiteMetrics(undefined);
  expect(results).toEqual(['miss', 'hit', 'hit', 'stale', 'stale']);
  expect(store.measure()).toEqual({ entries: 1, bytes: 5 });
});

it('renders a page again before sending it once it has ended, and sends it stale if that fails', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1000);
  const ending = { tags, render: async () => ({ ...rendition('open'), endsAt: 2000 }) };
  await store.get('/a', ending);
  expect(textOf(store.getFresh('/a') ?? null)).toBe('open');
  clock.mockReturnValue(2000);
  expect(store.getFresh('/a')).toBeUndefined();
  expect(textOf(await store.get('/a', failing))).toBe('open');
  expect(textOf(await store.get('/a', rendering('ended')))).toBe('ended');
  clock.mockRestore();
});

describe('while a service fails', () => {
  const expire = () => (now += limits.cacheLifetimeSeconds * 1000 + 1);

  it('renders an expired page once per lifetime, as it depends on the day, however many readers there are', async () => {
    await store.get('/a', rendering('old'));
    expire();
    const again = rendering('again');
    for (let reader = 0; reader < 100; reader += 1) {
      expect(textOf(await store.getInOutage('/a', again))).toBe('again');
      expect(textOf(store.getPostponed('/a') ?? null)).toBe('again');
      now += 100;
    }
    expect(again.render).toHaveBeenCalledTimes(1);
    expire();
    expect(textOf(await store.getInOutage('/a', rendering('the next day')))).toBe('the next day');
  });

  it('sends a page that is not expired without rendering it', async () => {
    await store.get('/a', rendering('fresh'));
    expect(textOf(await store.getInOutage('/a', failing))).toBe('fresh');
  });

  it('needs no routing for an expired page until the next attempt, two seconds later', async () => {
    await store.get('/a', rendering('old'));
    expire();
    expect(store.getPostponed('/a')).toBeUndefined();
    await store.getInOutage('/a', failing);
    now += 1999;
    expect(store.getFresh('/a')).toBeUndefined();
    expect(textOf(store.getPostponed('/a') ?? null)).toBe('old');
    now += 1;
    expect(store.getPostponed('/a')).toBeUndefined();
  });

  it('renders an invalidated page from stale content once in two seconds, and stores nothing of it', async () => {
    await store.get('/a', rendering('old'));
    await store.getInOutage('/a', failing);
    pageInvalidations().record(tags);
    expect(store.getPostponed('/a')).toBeUndefined();
    const again = rendering('stale');
    for (const pause of [0, 0, 1999, 1, 1999]) {
      now += pause;
      const both = [store.getInOutage('/a', again), store.getInOutage('/a', again)];
      expect((await Promise.all(both)).map(textOf)).toEqual(['stale', 'stale']);
    }
    expect(again.render).toHaveBeenCalledTimes(2);
    expect(store.getFresh('/a')).toBeUndefined();
    expect(textOf(await store.get('/a', rendering('new')))).toBe('new');
  });

  it('sends an invalidated page as it was if it cannot be rendered, and fails without one', async () => {
    await store.get('/a', rendering('old'));
    pageInvalidations().record(tags);
    expect(textOf(await store.getInOutage('/a', failing))).toBe('old');
    await expect(store.getInOutage('/b', failing)).rejects.toThrow('down');
  });

  it('tries to renew an expired page in the background once in two seconds', async () => {
    await store.get('/a', rendering('old'));
    expire();
    const down = { tags, render: vi.fn(() => Promise.reject(new Error('down'))) };
    for (const pause of [0, 0, 1999, 1, 1]) {
      now += pause;
      expect(textOf(await store.get('/a', down))).toBe('old');
      await new Promise(setImmediate);
    }
    expect(down.render).toHaveBeenCalledTimes(2);
  });
});
