import { decidePrefetch, type PrefetchInput } from './decidePrefetch';

const input: PrefetchInput = { connection: { effectiveType: '4g' }, running: 0, isKnown: false };

describe('9 "route prefetch at most 5 parallel, skipped on data-saver or 2g connections"', () => {
  it.each<[string, Partial<PrefetchInput>, string]>([
    ['nothing under way', {}, 'fetch'],
    ['four under way', { running: 4 }, 'fetch'],
    ['five under way', { running: 5 }, 'wait'],
    ['a browser that tells nothing', { connection: undefined }, 'fetch'],
    ['3g', { connection: { effectiveType: '3g' } }, 'fetch'],
    ['2g', { connection: { effectiveType: '2g' } }, 'skip'],
    ['slow 2g', { connection: { effectiveType: 'slow-2g' } }, 'skip'],
    ['data-saver', { connection: { effectiveType: '4g', saveData: true } }, 'skip'],
    ['data-saver, all slots taken', { connection: { saveData: true }, running: 5 }, 'skip'],
    ['an address fetched before', { isKnown: true }, 'skip'],
  ])('%s: %j → %s', (_name, given, expected) => {
    expect(decidePrefetch({ ...input, ...given })).toBe(expected);
  });
});
