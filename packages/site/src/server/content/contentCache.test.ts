import type { MockInstance } from 'vitest';
import { ContentCache } from './contentCache';
import { pageInvalidations } from './pageInvalidations';

/** A service whose responses are released manually. */
function createService() {
  const calls: { answer: (value: string) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ answer: resolve, fail: () => reject(new Error('down')) });
    });
  return { calls, load };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('ContentCache', () => {
  it('reloads only entries with the invalidated tag', async () => {
    const cache = new ContentCache();
    const load = vi.fn((id: string) => Promise.resolve(id));
    const read = (id: string) =>
      cache.get(
        id,
        ['site:main'],
        () => load(id),
        () => [`page:${id}`],
      );
    for (const id of ['a', 'b']) await read(id);
    cache.invalidate(['page:a']);
    for (const id of ['a', 'b', 'a']) await read(id);
    expect(load.mock.calls.flat()).toEqual(['a', 'b', 'a']);
  });

  it('loads once for concurrent requests, and caches the result', async () => {
    const cache = new ContentCache();
    const { calls, load } = createService();
    const readers = [1, 2, 3].map(() => cache.get('home', ['site:main'], load));
    await settled();
    calls[0]?.answer('old');
    expect(await Promise.all(readers)).toEqual(['old', 'old', 'old']);
    expect(await cache.get('home', ['site:main'], load)).toBe('old');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['without an old entry', false],
    ['with one that is being renewed', true],
  ])(
    '9 "lock released after 5 s": a hanging load does not delay others any longer, %s',
    async (_, hasOld) => {
      let time = 1000;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
      const cache = new ContentCache();
      const { calls, load } = createService();
      if (hasOld) {
        await cache.get('home', ['site:main'], async () => 'old');
        cache.invalidate(['site:main']);
      }
      const first = cache.get('home', ['site:main'], load);
      await settled();
      time += 5000;
      void cache.get('home', ['site:main'], load);
      await settled();
      expect(calls).toHaveLength(1);
      time += 1;
      const second = cache.get('home', ['site:main'], load);
      await settled();
      expect(calls).toHaveLength(2);
      calls[1]?.answer('new');
      expect(await second).toBe('new');
      calls[0]?.answer('late');
      expect(await first).toBe('late');
      expect(await cache.get('home', ['site:main'], load)).toBe('new');
      clock.mockRestore();
    },
  );

  it('refreshes entries with invalidated tags before serving them, and no others', async () => {
    const cache = new ContentCache();
    await cache.get('home', ['site:main'], async () => 'old');
    await cache.get('other', ['site:volta'], async () => 'old');
    cache.invalidate(['site:main']);
    expect(await cache.get('home', ['site:main'], async () => 'new')).toBe('new');
    expect(await cache.get('other', ['site:volta'], async () => 'new')).toBe('old');
  });

  it('serves the stale entry while the service fails, and the new one afterwards', async () => {
    const cache = new ContentCache();
    await cache.get('home', ['site:main'], async () => 'old');
    cache.invalidate(['site:main']);
    const down = vi.fn(() => Promise.reject(new Error('down')));
    expect(await cache.get('home', ['site:main'], down)).toBe('old');
    expect(down).toHaveBeenCalledTimes(1);
    // A slow service delays a response only once.
    expect(await cache.get('home', ['site:main'], down)).toBe('old');
    expect(down).toHaveBeenCalledTimes(1);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    expect(await cache.get('home', ['site:main'], async () => 'new')).toBe('new');
    clock.mockRestore();
  });

  it('while the service fails, tries to refresh an expired entry once in two seconds', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const cache = new ContentCache();
    await cache.get('home', ['site:main'], async () => 'old');
    const down = vi.fn(() => Promise.reject(new Error('the service is down')));
    const start = 1_000 + 31 * 60_000;
    for (const time of [0, 500, 1_999, 2_000, 2_001, 3_999]) {
      clock.mockReturnValue(start + time);
      expect(await cache.get('home', ['site:main'], down)).toBe('old');
      await settled();
    }
    expect(down).toHaveBeenCalledTimes(2);
    clock.mockRestore();
  });

  it('reports for ten seconds that a stale entry was served, and logs an outage in one line', async () => {
    const clock = vi.spyOn(performance, 'now');
    const cache = new ContentCache();
    const down = () => Promise.reject(new Error('the service is down'));
    clock.mockReturnValue(1_000);
    for (const key of ['home', 'menus']) await cache.get(key, ['site:main', 'system'], async () => 'old');
    await expect(cache.get('unseen', ['site:volta'], down)).rejects.toThrow('down');
    expect(cache.isServingOld(['site:main', 'site:volta'])).toBe(false);
    clock.mockReturnValue(2_000);
    cache.invalidate(['site:main']);
    clock.mockReturnValue(3_000);
    await cache.get('home', ['site:main', 'system'], down);
    clock.mockReturnValue(5_500);
    await cache.get('menus', ['site:main', 'system'], down);
    expect(cache.isServingOld(['site:main'])).toBe(true);
    expect(cache.isServingOld(['site:volta'])).toBe(false);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/Stale content is served.*the service is down/)],
    ]);
    clock.mockReturnValue(15_500);
    expect(cache.isServingOld(['site:main'])).toBe(false);
    clock.mockRestore();
  });

  it('reloads everything after it was cleared, and serves stale entries while the service fails', async () => {
    const cache = new ContentCache();
    await cache.get('home', ['site:main'], async () => 'old');
    await cache.get('other', ['site:volta'], async () => 'old');
    cache.invalidateAll();
    expect(await cache.get('home', ['site:main'], async () => 'new')).toBe('new');
    expect(await cache.get('other', ['site:volta'], () => Promise.reject(new Error('down')))).toBe('old');
  });

  it('does not cache a response from before the publication', async () => {
    const cache = new ContentCache();
    const { calls, load } = createService();
    const reader = cache.get('home', ['site:main'], load);
    await settled();
    cache.invalidate(['site:main']);
    calls[0]?.answer('old');
    await settled();
    calls[1]?.answer('new');
    expect(await reader).toBe('new');
  });

  it('does not cache a background refresh that began before a publication', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const cache = new ContentCache();
    const { calls, load } = createService();
    await cache.get('home', ['site:main'], async () => 'first');
    clock.mockReturnValue(1_000 + 31 * 60_000);
    expect(await cache.get('home', ['site:main'], load)).toBe('first');
    cache.invalidate(['site:main']);
    calls[0]?.answer('old');
    await settled();
    expect(await cache.get('home', ['site:main'], async () => 'new')).toBe('new');
    clock.mockRestore();
  });

  it('prevents pages with stale entries from being stored', async () => {
    const cache = new ContentCache();
    await cache.get('home', ['site:main'], async () => 'old');
    cache.invalidate(['site:main']);
    const renderedAt = pageInvalidations().now;
    await cache.get('home', ['site:main'], () => Promise.reject(new Error('down')));
    expect(pageInvalidations().isStale(renderedAt, ['site:main'])).toBe(true);
    expect(pageInvalidations().isStale(renderedAt, ['site:volta'])).toBe(false);
  });

  it('rejects if there is no stale entry', async () => {
    const cache = new ContentCache();
    await expect(cache.get('home', [], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('resolves for all callers, even if an entry is evicted during its load', async () => {
    const cache = new ContentCache();
    const readers = Array.from({ length: 500 }, (_, index) =>
      cache.get(`guess-${String(index)}`, [], async () => {
        await settled();
        return index;
      }),
    );
    expect(await Promise.all(readers)).toEqual(readers.map((_, index) => index));
  });
});
