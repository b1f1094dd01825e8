import { choosePageForCountry, doCountriesOverlap, pagePath, parentSlugBelow } from './pageRules';

describe('doCountriesOverlap', () => {
  test.each([
    [[], [], true],
    [['US'], [], false],
    [[], ['US'], false],
    [['US'], ['US', 'MX'], true],
    [['US'], ['MX'], false],
  ])('%j and %j: %s', (first, second, expected) => {
    expect(doCountriesOverlap(first, second)).toBe(expected);
  });
});

describe('choosePageForCountry', () => {
  const universal = { name: 'universal', countries: [] };
  const american = { name: 'american', countries: ['US'] };

  test.each([
    ['US', [universal, american], american],
    ['DE', [american, universal], universal],
    [undefined, [american, universal], universal],
    ['DE', [american], undefined],
    ['US', [], undefined],
  ])('%s chooses among the candidates', (country, candidates, expected) => {
    expect(choosePageForCountry(candidates, country)).toBe(expected);
  });
});

describe('2.2 "{locale}/services/{path...}", "{locale}/smart-factory/{path...}": pages of any depth', () => {
  test.each([
    ['home', 'services', 'services'],
    ['services', 'repair', 'services/repair'],
    ['services/repair', 'on-site', 'services/repair/on-site'],
    ['smart-factory', 'data', 'smart-factory/data'],
    ['company', 'about', 'about'],
    ['home', 'company', 'company'],
    ['services-old', 'repair', 'repair'],
  ])('below %s/%s', (parentSlug, slug, expected) => {
    expect(parentSlugBelow(parentSlug, slug)).toBe(expected);
  });
});

test.each([
  ['services/repair', 'on-site', '/services/repair/on-site'],
  ['home', 'home', '/'],
  ['home', 'company', '/company'],
  ['company', 'about', '/company/about'],
])('%s and %s make %s', (parentSlug, slug, path) => {
  expect(pagePath(parentSlug, slug)).toBe(path);
});
