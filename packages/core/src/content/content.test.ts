import { decideHome } from './decideHome';
import { isAvailableIn } from './decidePageVersion';
import { decideTheme } from './decideTheme';

describe('3 "theme (default Default)": a page\'s theme unless it is Default, else the site\'s', () => {
  it.each([
    ['Copper', 'Volta', 'Copper'],
    ['Default', 'Volta', 'Volta'],
    [null, 'Volta', 'Volta'],
    ['Default', null, 'Default'],
    [undefined, undefined, 'Default'],
  ] as const)('%s on %s: %s', (page, site, expected) => {
    expect(decideTheme(page, site)).toBe(expected);
  });
});

describe('5 "A site needs a home page for the country or a universal one, else an error."', () => {
  const page = (id: string, countries: string[], slug = 'home') => ({
    id,
    parentSlug: 'home',
    slug,
    countries,
  });
  const universal = page('universal', []);
  const american = page('american', ['US']);
  it.each([
    ['US', [universal, american], 'american'],
    ['CH', [american, universal], 'universal'],
    ['ALL', [american, universal], 'universal'],
  ])('in %s', (country, pages, id) => {
    expect(decideHome(pages, country)).toMatchObject({ ok: true, value: { id } });
  });
  it('8 "Invalid home page configuration: error"', () => {
    const error = { code: 'invalidHomePageConfiguration', country: 'CH' };
    expect(decideHome([american, page('other', [], 'technology')], 'CH')).toEqual({ ok: false, error });
    expect(decideHome([], 'CH')).toEqual({ ok: false, error });
  });
});

describe('country availability of a page', () => {
  it.each([
    [[], 'CH', true],
    [['CH', 'DE'], 'CH', true],
    [['DE'], 'CH', false],
    [['CH'], 'ALL', false],
  ])('for %j in %s: %s', (countries, country, expected) => {
    expect(isAvailableIn({ countries }, country)).toBe(expected);
  });
});
