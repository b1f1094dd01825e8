/** @jest-environment node */
import { findRedirectProblem, normalizePath, type RedirectRule } from './redirectRules';

const rule = (previousUrl: string, targetPath: string | null, site: string | null = null): RedirectRule => ({
  previousUrl,
  targetPath,
  site,
});

test.each([
  ['/Old/Page/', '/old/page'],
  ['old', '/old'],
  ['/old?x=1#y', '/old'],
  ['/', '/'],
])('%s is kept as %s', (given, kept) => {
  expect(normalizePath(given)).toBe(kept);
});

describe('findRedirectProblem', () => {
  test('a redirect to somewhere new is fine', () => {
    expect(findRedirectProblem(rule('/old', '/new'), [rule('/older', '/old')])).toBeUndefined();
    expect(findRedirectProblem(rule('/old', null), [])).toBeUndefined();
  });

  test.each<[string, RedirectRule, RedirectRule[]]>([
    ['itself', rule('/old', '/old'), []],
    ['itself through another', rule('/a', '/b'), [rule('/b', '/a')]],
    ['itself through two others', rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/a')]],
    ['itself through one of all sites', rule('/a', '/b', 'main'), [rule('/b', '/a')]],
  ])('%s is refused', (_, candidate, others) => {
    expect(findRedirectProblem(candidate, others)).toMatch(/itself/);
  });

  test('a chain on another site is no loop', () => {
    expect(findRedirectProblem(rule('/a', '/b', 'main'), [rule('/b', '/a', 'volta')])).toBeUndefined();
  });

  test('one that another hides is refused, on the same site only', () => {
    expect(findRedirectProblem(rule('/a', '/b', 'main'), [rule('/a', '/c', 'main')])).toMatch(/hides/);
    expect(findRedirectProblem(rule('/a', '/b', 'main'), [rule('/a', '/c', 'volta')])).toBeUndefined();
  });

  test('ends where others loop among themselves', () => {
    expect(findRedirectProblem(rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/b')])).toBeUndefined();
  });

  test('the home page stays', () => {
    expect(findRedirectProblem(rule('/', '/new'), [])).toMatch(/home page/);
  });
});
