import {
  findPathProblem,
  findRedirectProblem,
  type Place,
  type RedirectRule,
  type RedirectWorld,
} from './redirectRules';

describe('findPathProblem: "at most 2,000 characters without control characters"', () => {
  test.each([
    ['a plain path', '/a/b,c', undefined],
    ['as long as allowed', `/${'a'.repeat(1_999)}`, undefined],
    ['a character more', `/${'a'.repeat(2_000)}`, /too long/],
    ['wide characters', `/${'線'.repeat(700)}`, /too long/],
    ['an encoded NUL', '/x/%00', /control character/],
    ['a NUL', '/x/\0', /control character/],
    ['an encoded line break', '/x%0Ay', /control character/],
    ['an encoded line break at the end', '/x%0a', /control character/],
    ['an encoded C1 character', '/x%C2%9Fy', /control character/],
    ['an encoded letter', '/x%C2%A0y%C3%9F', undefined],
    ['a delete', '/x%7f', /control character/],
  ])('%s', (_name, path, problem) => {
    const found = findPathProblem(path);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(problem);
  });
});

const sites = ['main', 'volta'];

const rule = (previousUrl: string, target: string | null, site: string | null = null): RedirectRule => {
  const [path = '', targetSite = null] = target?.split('@') ?? [];
  const place: Place | null = target === null ? null : { site: targetSite, path };
  return { previousUrl, site, locate: () => Promise.resolve(place) };
};

/** `pages` are `path@site`. */
const world = (redirects: readonly RedirectRule[], pages: readonly string[] = []): RedirectWorld => ({
  sites,
  isPageForAll: (site, path) => Promise.resolve(path === '/' || pages.includes(`${path}@${site}`)),
  redirectsFrom: (site, paths) =>
    Promise.resolve(
      redirects.filter((one) => paths.includes(one.previousUrl) && (one.site === null || one.site === site)),
    ),
});

describe('"A redirect that would loop, or that another one hides, is refused when an editor saves it, with the reason."', () => {
  test.each<[string, RedirectRule, RedirectRule[], string[]]>([
    ['to somewhere new', rule('/old', '/new'), [rule('/older', '/old')], []],
    ['to an address outside', rule('/old', null), [], []],
    ['a chain that ends', rule('/a', '/b'), [rule('/b', '/c')], []],
    ['a chain on another site', rule('/a', '/b', 'main'), [rule('/b', '/a', 'volta')], []],
    ['others loop among themselves', rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/b')], []],
    ['a page ends the chain', rule('/a', '/b', 'main'), [rule('/b', '/a')], ['/b@main']],
    ['a page below it ends the chain', rule('/a', '/a/b', 'main'), [], ['/a/b@main']],
    ['a page on another site', rule('/a', '/b', 'main'), [rule('/a', '/c', 'volta')], ['/a@volta']],
    ["a site's own beside the one of all", rule('/a', '/b', 'main'), [rule('/a', '/c')], []],
    ['one of all beside a page of one site', rule('/a', '/b'), [], ['/a@main']],
    [
      "the site's own redirect leads out of the loop",
      rule('/a', '/b', 'main'),
      [rule('/b', '/a'), rule('/b', null, 'main')],
      [],
    ],
  ])('%s is fine', async (_, candidate, others, pages) => {
    expect(await findRedirectProblem(candidate, world(others, pages))).toBeUndefined();
  });

  test.each<[string, RedirectRule, RedirectRule[], string[], RegExp]>([
    ['to itself', rule('/old', '/old'), [], [], /itself\./],
    ['to something below itself', rule('/old', '/old/page'), [], [], /back to itself/],
    ['through another', rule('/a', '/b'), [rule('/b', '/a')], [], /back to itself/],
    ['through two others', rule('/a', '/b'), [rule('/b', '/c'), rule('/c', '/a')], [], /back to itself/],
    ['through one of all sites', rule('/a', '/b', 'main'), [rule('/b', '/a')], [], /back to itself/],
    ['of all sites, on one of them', rule('/a', '/b'), [rule('/b', '/a', 'volta')], [], /back to itself/],
    ['by a longest match', rule('/a', '/b/x'), [rule('/b', '/a')], [], /back to itself/],
    ['by two longest matches', rule('/a', '/b/x'), [rule('/b', '/a/y/z')], [], /back to itself/],
    [
      'through another site',
      rule('/a', '/b@volta', 'main'),
      [rule('/b', '/a@main', 'volta')],
      [],
      /back to itself/,
    ],
    [
      'beside the same of its site',
      rule('/a', '/b', 'main'),
      [rule('/a', '/c', 'main')],
      [],
      /already a redirect/,
    ],
    ['beside the same of all sites', rule('/a', '/b'), [rule('/a', '/c')], [], /already a redirect/],
    ['from where a page is', rule('/a', '/b', 'main'), [], ['/a@main'], /published page/],
    ['hidden on every site', rule('/a', '/b'), [rule('/a', '/c', 'volta')], ['/a@main'], /published page/],
    ['from the home page', rule('/', '/new'), [], [], /home page/],
  ])('%s is rejected', async (_, candidate, others, pages, reason) => {
    expect(await findRedirectProblem(candidate, world(others, pages))).toMatch(reason);
  });
});
