import { InvalidationLog, isStaleAfter } from './InvalidationLog';

describe('isStaleAfter', () => {
  const lastInvalidation = new Map([
    ['site:main', 3],
    ['system', 7],
  ]);
  it.each([
    ['begun before the only invalidation of its tag', 2, ['site:main'], true],
    ['begun after it', 3, ['site:main'], false],
    ['begun between the invalidations of two of its tags', 5, ['site:main', 'system'], true],
    ['begun after all of them', 7, ['site:main', 'system'], false],
    ['begun before invalidations of other tags', 0, ['site:volta'], false],
    ['with one tag that was invalidated among several', 6, ['site:volta', 'media', 'system'], true],
    ['without tags', 0, [], false],
  ])('something %s', (_, startedAt, tags, isStale) => {
    expect(isStaleAfter(lastInvalidation, startedAt, tags)).toBe(isStale);
  });
});

describe('InvalidationLog', () => {
  it('orders events at the same clock time', () => {
    const log = new InvalidationLog();
    const before = log.now;
    log.record(['site:main']);
    const after = log.now;
    expect([log.isStale(before, ['site:main']), log.isStale(after, ['site:main'])]).toEqual([true, false]);
    log.record(['site:volta']);
    expect([log.isStale(after, ['site:main']), log.isStale(after, ['site:volta'])]).toEqual([false, true]);
  });
});
