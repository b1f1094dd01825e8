import fc from 'fast-check';

import { appendQuery } from './appendQuery';
import { previousUrlCandidates } from './previousUrlCandidates';

describe('decision: "previous URLs are matched on whole path segments, case-insensitively, without trailing slash"', () => {
  it.each([
    ['/products/stripping/gamma', ['/products/stripping/gamma', '/products/stripping', '/products']],
    ['/Products/Stripping/', ['/products/stripping', '/products']],
    ['//a///b//', ['/a/b', '/a']],
    ['/%C3%9Cber%20uns?x=1', ['/über uns']],
    ['/%E0%A4%A/b', ['/%e0%a4%a/b', '/%e0%a4%a']],
    ['/', ['/']],
    ['', ['/']],
  ])('%s', (path, candidates) => {
    expect(previousUrlCandidates(path)).toEqual(candidates);
  });
  it('the longest first, each a beginning of the one before', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const candidates = previousUrlCandidates(path);
        candidates.slice(1).forEach((candidate, index) => {
          expect(candidates[index]?.startsWith(`${candidate}/`)).toBe(true);
        });
      }),
    );
  });
});

describe('appendQuery', () => {
  it.each([
    ['/a', 'b=1', '/a?b=1'],
    ['/a?b=1', '?c=2', '/a?b=1&c=2'],
    ['/a?b=1', 'b=2&c=3', '/a?b=1&c=3'],
    ['/a#x', 'b', '/a?b#x'],
    ['/a', '', '/a'],
    ['https://a.test', 'b=1', 'https://a.test?b=1'],
  ])('%s and %s', (href, query, expected) => {
    expect(appendQuery(href, query)).toBe(expected);
  });
});
