import { parseViewAsQuery, plainLens, type LensQuery } from './viewAsQuery';

const parse = (query: string, fallback?: LensQuery) => parseViewAsQuery(new URLSearchParams(query), fallback);

describe('query of a simulated reader', () => {
  it.each<[string, Partial<LensQuery>]>([
    ['', {}],
    ['a.site=volta&a.language=de', { site: 'volta', language: 'de' }],
    ['a.site=no%20key&a.language=xx', {}],
    // 3 "pseudo-country 'All' with code ALL"
    ['a.country=ch', { country: 'CH' }],
    ['a.country=all', { country: 'ALL' }],
    ['a.country=Switzerland', {}],
    // 4 "Page stage: DRAFT or PUBLISHED"
    ['a.stage=PUBLISHED', { stage: 'PUBLISHED' }],
    ['a.stage=published', {}],
    // 6 "Page protection modes: none, password, CIAM role."
    ['a.role=%20partner%20', { role: 'partner' }],
    ['a.role=', {}],
    // 3 "Themes"
    ['a.theme=Light_Blue', { theme: 'Light_Blue' }],
    ['a.theme=light_blue', {}],
    ['a.theme=', {}],
    ['b.language=de', {}],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ page: '', lenses: [{ ...plainLens, ...expected }] });
  });

  it.each([
    ['page=0f9d2c1e-6a4b-4a55-9a51-2f0f3f8f7a10', '0f9d2c1e-6a4b-4a55-9a51-2f0f3f8f7a10'],
    ['page=../users', ''],
    [`page=${'x'.repeat(65)}`, ''],
    ['', ''],
  ])('page: %s', (query, page) => {
    expect(parse(query).page).toBe(page);
  });

  it('fills the first lens from the fallback; empty choices are valid', () => {
    const own: LensQuery = { ...plainLens, site: 'main', role: 'partner', theme: 'Copper', language: 'fr' };
    expect(parse('', own).lenses).toEqual([own]);
    expect(parse('a.site=&a.role=&a.theme=&a.language=', own).lenses).toEqual([
      { ...own, site: '', role: '', theme: '' },
    ]);
  });

  it.each([
    ['a.country=CH&b.country=DE', [{ country: 'CH' }]],
    ['sides=2&a.country=CH', [{ country: 'CH' }, { country: 'CH' }]],
    ['sides=2&a.country=CH&b.language=de', [{ country: 'CH' }, { country: 'CH', language: 'de' }]],
    ['sides=3', [{}]],
  ])('a second lens inherits missing values from the first: %s', (query, lenses) => {
    expect(parse(query).lenses).toEqual(lenses.map((lens) => ({ ...plainLens, ...lens })));
  });
});
