import { limits } from './limits';
import { parseSlugs } from './parseSlugs';

test.each([
  ['a,b', ['a', 'b']],
  [' b , a ,b,', ['b', 'a']],
  ['', []],
  [',,', []],
])('slugsCommaSeparated %j', (text, value) => {
  expect(parseSlugs(text)).toEqual({ ok: true, value });
});

test('no more and no longer than the limits', () => {
  const slugs = (count: number): string => Array.from({ length: count }, (_, n) => `p${n}`).join();
  expect(parseSlugs(slugs(limits.slugs)).ok).toBe(true);
  expect(parseSlugs(slugs(limits.slugs + 1)).ok).toBe(false);
  expect(parseSlugs('x'.repeat(limits.slugCharacters + 1)).ok).toBe(false);
});
