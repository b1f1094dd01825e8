import fc from 'fast-check';

import { normalizePreviousUrl, previousUrlCandidates } from '@kmx/contract/redirects';
import type { Redirect } from '../types/Redirect';

import { createRedirectIndex } from './createRedirectIndex';

const redirect = (previousUrl: string, path: string, key: string | null = 'main'): Redirect => ({
  previousUrl,
  site: key === null ? null : { key },
  target: { kind: 'path', path },
  permanent: true,
});

/** Reference implementation of the rule. */
function findByScanning(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  for (const candidate of previousUrlCandidates(path)) {
    const matches = redirects.filter(({ previousUrl }) => normalizePreviousUrl(previousUrl) === candidate);
    const found =
      matches.find(({ site }) => site?.key === 'main') ?? matches.find(({ site }) => site === null);
    if (found) return found;
  }
  return undefined;
}

describe('2.2 "the longest matching previous URL wins"', () => {
  it.each<[string, string, Redirect[], string | undefined]>([
    ['the longest', '/a/b/c', [redirect('/a', '/1'), redirect('/a/b', '/2')], '/2'],
    ['whole segments only', '/ab', [redirect('/a', '/1')], undefined],
    ['in any case, without trailing slash', '/a', [redirect('/A/', '/1')], '/1'],
    ['decoded', '/%C3%9Cber%20uns', [redirect('/über uns', '/1')], '/1'],
    ['a reserved character, encoded or not', '/a%2Cb', [redirect('/a,b', '/1')], '/1'],
    ['also in what was stored', '/a,b', [redirect('/a%2cb', '/1')], '/1'],
    ["the site's own before the one for all", '/a', [redirect('/a', '/1', null), redirect('/a', '/2')], '/2'],
    ['also when it comes first', '/a', [redirect('/a', '/2'), redirect('/a', '/1', null)], '/2'],
    [
      'a longer one for all before a shorter own',
      '/a/b',
      [redirect('/a', '/1'), redirect('/a/b', '/2', null)],
      '/2',
    ],
    ['the first of two alike', '/a', [redirect('/a', '/1'), redirect('/a', '/2')], '/1'],
    ["not another site's", '/a', [redirect('/a', '/1', 'volta')], undefined],
    ['the root is only itself', '/a', [redirect('/', '/1')], undefined],
    ['the root', '/', [redirect('/', '/1')], '/1'],
    ['one that is very deep', `/${'x/'.repeat(30)}y`, [redirect('/x'.repeat(25), '/1')], '/1'],
  ])('%s', (_, path, redirects, expected) => {
    expect(createRedirectIndex(redirects, 'main').find(path).redirect?.target.path).toBe(expected);
  });

  it('lists the tried URLs, with the length in segments', () => {
    expect(createRedirectIndex([redirect('/a', '/1')], 'main').find('/a/B').candidates).toEqual([
      { previousUrl: '/a/b', length: 2, isMatch: false },
      { previousUrl: '/a', length: 1, isMatch: true },
    ]);
    expect(createRedirectIndex([], 'main').find('/').candidates).toEqual([
      { previousUrl: '/', length: 0, isMatch: false },
    ]);
  });

  it('tries only possible matches, however long the path', () => {
    const { candidates } = createRedirectIndex([], 'main').find('/a'.repeat(5000));
    expect(candidates.length).toBeLessThan(50);
  });

  it('finds the same as a linear search', () => {
    const segment = fc.constantFrom('a', 'b', 'A', 'ü', '%C3%BC');
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    const some = fc.record({ previousUrl: path, key: fc.constantFrom(null, 'main', 'volta') });
    fc.assert(
      fc.property(path, fc.array(some, { maxLength: 12 }), (requested, entries) => {
        const redirects = entries.map(({ previousUrl, key }, index) =>
          redirect(previousUrl, `/${index}`, key),
        );
        const { redirect: found } = createRedirectIndex(redirects, 'main').find(requested);
        expect(found).toBe(findByScanning(requested, redirects));
      }),
      { numRuns: 500 },
    );
  });
});
