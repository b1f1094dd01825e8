import { bumpContentVersion } from '../publication/contentVersion';
import { respondOnce } from './responseCache';

const respondWith = (body: string, isCacheable = true) => vi.fn(async () => ({ body, isCacheable }));

test('is computed once until the content changes', async () => {
  const first = respondWith('one');
  expect(await respondOnce('a', first)).toEqual({ body: 'one', isHit: false });
  expect(await respondOnce('a', first)).toEqual({ body: 'one', isHit: true });
  bumpContentVersion();
  expect(await respondOnce('a', respondWith('two'))).toEqual({ body: 'two', isHit: false });
  expect(first).toHaveBeenCalledTimes(1);
});

test('readers at the same time share one computation', async () => {
  const compute = respondWith('shared');
  const all = await Promise.all([
    respondOnce('b', compute),
    respondOnce('b', compute),
    respondOnce('b', compute),
  ]);
  expect(all.map(({ body }) => body)).toEqual(['shared', 'shared', 'shared']);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a response computed during a change is not cached for the new version', async () => {
  await respondOnce('c', async () => {
    bumpContentVersion();
    return { body: 'old', isCacheable: true };
  });
  expect(await respondOnce('c', respondWith('new'))).toEqual({ body: 'new', isHit: false });
});

test('a failed response is not cached', async () => {
  await respondOnce('d', respondWith('{"errors":[]}', false));
  expect(await respondOnce('d', respondWith('ok'))).toEqual({ body: 'ok', isHit: false });
  await expect(respondOnce('e', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await respondOnce('e', respondWith('up'))).toEqual({ body: 'up', isHit: false });
});

test('a renewal takes neither what was computed before nor what is being computed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await respondOnce('f', respondWith('old'));
  expect(await respondOnce('f', respondWith('new'), { isRenewal: true })).toEqual({
    body: 'new',
    isHit: false,
  });
  expect(await respondOnce('f', respondWith('other'))).toEqual({ body: 'new', isHit: true });

  let finish = (_: { body: string; isCacheable: boolean }) => {};
  const slow = respondOnce('g', () => new Promise((resolve) => (finish = resolve)));
  clock.mockReturnValue(1_001);
  expect(await respondOnce('g', respondWith('new'), { isRenewal: true })).toEqual({
    body: 'new',
    isHit: false,
  });
  finish({ body: 'old', isCacheable: true });
  expect(await slow).toEqual({ body: 'old', isHit: false });
  expect(await respondOnce('g', respondWith('other'))).toEqual({ body: 'new', isHit: true });
});

test('a response is cached for 5 s from the beginning of its computation', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await respondOnce('h', async () => {
    clock.mockReturnValue(14_000);
    return { body: 'old', isCacheable: true };
  });
  clock.mockReturnValue(14_900);
  expect(await respondOnce('h', respondWith('new'))).toEqual({ body: 'old', isHit: true });
  clock.mockReturnValue(15_000);
  expect(await respondOnce('h', respondWith('new'))).toEqual({ body: 'new', isHit: false });
});
