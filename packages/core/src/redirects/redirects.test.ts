import fc from 'fast-check';

import { normalizePreviousUrl, previousUrlCandidates } from '@kmx/contract/redirects';
import { appendQuery } from './appendQuery';

const somePath = fc.oneof(
  fc.webPath(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'/%?# ', '%2', '5', 'F', '%20', 'İ', 'J\u030C', 'Σ', '\uD800') }),
);

describe('decision: "previous URLs are matched on whole path segments, case-insensitively, without trailing slash"', () => {
  it.each([
    ['/products/stripping/gamma', ['/products/stripping/gamma', '/products/stripping', '/products']],
    ['/Products/Stripping/', ['/products/stripping', '/products']],
    ['//a///b//', ['/a/b', '/a']],
    ['/%C3%9Cber%20uns?x=1', ['/über uns']],
    ['/U\u0308ber', ['/über']],
    ['old?x=1#y', ['/old']],
    ['/%E0%A4%A/b', ['/%25e0%25a4%25a/b', '/%25e0%25a4%25a']],
    ['/a%2Cb', ['/a,b']],
    ['/a%40b%26c%3Dd%2Be%24f%3Bg%3Ah', ['/a@b&c=d+e$f;g:h']],
    ['/a%2Fb', ['/a%2fb']],
    ['/a%3Fb%23c', ['/a%3fb%23c']],
    ['/100%', ['/100%25']],
    ['/100%25', ['/100%25']],
    ['/a%20/b', ['/a/b', '/a']],
    ['/', ['/']],
    ['', ['/']],
  ])('%s', (path, candidates) => {
    expect(previousUrlCandidates(path)).toEqual(candidates);
  });
  it('is idempotent', () => {
    fc.assert(
      fc.property(somePath, (path) => {
        const normalized = normalizePreviousUrl(path);
        expect(normalizePreviousUrl(normalized)).toBe(normalized);
      }),
      { numRuns: 1000 },
    );
  });
  it('lists the longest first, each a prefix of the previous one', () => {
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
