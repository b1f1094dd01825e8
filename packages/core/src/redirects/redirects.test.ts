/** @jest-environment node */
import fc from 'fast-check';

import type { Redirect } from '../types/Redirect';

import { appendQuery } from './appendQuery';
import { decideRedirect, type RedirectRequest } from './decideRedirect';
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

describe('2.2 "An unknown page triggers a redirect lookup by previous URL (the longest matching previous URL wins)"', () => {
  const redirect = (previousUrl: string, path: string, more: Partial<Redirect> = {}): Redirect => ({
    previousUrl,
    site: { key: 'main' },
    target: { kind: 'path', path },
    permanent: true,
    ...more,
  });
  const decide = (path: string, redirects: Redirect[], more: Partial<RedirectRequest> = {}) =>
    decideRedirect({
      candidates: previousUrlCandidates(path),
      redirects,
      siteKey: 'main',
      requestPath: `/en${path}`,
      hrefOf: (target) => (target.path ? `/en${target.path}` : undefined),
      ...more,
    });

  it.each([
    [
      'the longest',
      '/products/stripping/x',
      [redirect('/products', '/all'), redirect('/products/stripping', '/strip')],
      '/en/strip',
    ],
    ['whole segments only', '/products-old', [redirect('/products', '/all')], undefined],
    ['any case, with or without a trailing slash', '/products', [redirect('/PRODUCTS/', '/all')], '/en/all'],
    [
      "the site's own before the one for all",
      '/a',
      [redirect('/a', '/all', { site: null }), redirect('/a', '/own')],
      '/en/own',
    ],
    ['the one for all', '/a', [redirect('/a', '/all', { site: null })], '/en/all'],
    ["not another site's", '/a', [redirect('/a', '/x', { site: { key: 'volta' } })], undefined],
    ['none', '/a', [], undefined],
    ['no target that leads nowhere', '/a', [redirect('/a', '')], undefined],
    ['no loop', '/a', [redirect('/a', '/A/')], undefined],
  ])('%s', (_, path, redirects, href) => {
    const decision = decide(path, redirects);
    expect(decision.kind === 'redirect' ? decision.href : undefined).toBe(href);
  });

  it('"Redirects: trailing-slash URLs and system redirects answer 301"', () => {
    expect(decide('/a', [redirect('/a', '/b')])).toMatchObject({ status: 301, previousUrl: '/a' });
    expect(decide('/a', [redirect('/a', '/b', { permanent: false })])).toMatchObject({ status: 302 });
  });

  it('decision: "the query string is kept"', () => {
    expect(decide('/a', [redirect('/a', '/b#c')], { query: '?x=1&y' })).toMatchObject({
      href: '/en/b?x=1&y#c',
    });
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
