import { formatSearchPageQuery, parseSearchPageQuery } from './searchPageQuery';

describe('2.3 "search page": its address', () => {
  it.each([
    ['trims', 'q=++crimp+', { query: 'crimp', page: 1 }, 'q=crimp'],
    ['no parameters', '', { query: '', page: 1 }, ''],
    ['repeated parameters: the first', 'q=a&q=b&page=2&page=3', { query: 'a', page: 2 }, 'q=a&page=2'],
    ['cut to 200 characters', `q=${'x'.repeat(300)}`, { query: 'x'.repeat(200), page: 1 }, /^q=x{200}$/],
    ['a page', 'q=a&page=3', { query: 'a', page: 3 }, 'q=a&page=3'],
    ['no page before the first', 'q=a&page=0', { query: 'a', page: 1 }, 'q=a'],
    ['no page at all', 'q=a&page=2e3', { query: 'a', page: 1 }, 'q=a'],
    ['not further than ten pages', 'q=a&page=99', { query: 'a', page: 10 }, 'q=a&page=10'],
  ])('%s', (_name, address, expected, formatted) => {
    const parsed = parseSearchPageQuery(new URLSearchParams(address));
    expect(parsed).toEqual(expected);
    expect(formatSearchPageQuery(parsed)).toEqual(
      typeof formatted === 'string' ? formatted : expect.stringMatching(formatted),
    );
  });
});
