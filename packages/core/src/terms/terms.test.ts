import { countTermChoices, decideTermFilter, filterTerms, groupTerms, type TermsDocument } from './termList';

const swiss = { code: 'CH', name: 'Switzerland' };
const german = { code: 'DE', name: 'Germany' };
const term = (title: string, more: Partial<TermsDocument>): TermsDocument => ({
  id: title,
  slug: title,
  title,
  kind: 'sales',
  countries: [],
  language: 'en',
  validFrom: undefined,
  ...more,
});
const terms = [
  term('b-service', { kind: 'service', countries: [swiss], language: 'de' }),
  term('a-sales', { countries: [swiss, german], language: 'de' }),
  term('everywhere', {}),
];

describe('2.3 "terms and conditions list by country and language"', () => {
  it.each([
    ['', 'CH', ['CH'], []],
    ['', 'US', [], []],
    ['', 'ALL', [], []],
    ['country=all', 'CH', [], []],
    ['country=de&language=de&language=xx', 'CH', ['DE'], ['de']],
    ['language=en', 'CH', [], ['en']],
  ])(
    '?%s for a reader in %s shows the countries %j and the languages %j',
    (query, country, countries, languages) => {
      const filter = decideTermFilter(new URLSearchParams(query), { country, terms });
      expect(filter).toEqual({ countries, languages });
    },
  );

  it.each([
    [['CH'], [], ['b-service', 'a-sales', 'everywhere']],
    [['DE'], [], ['a-sales', 'everywhere']],
    [[], ['en'], ['everywhere']],
    [['FR'], ['de'], []],
  ] as const)('%j and %j leave %j', (countries, languages, expected) => {
    expect(filterTerms(terms, { countries, languages }).map(({ title }) => title)).toEqual(expected);
  });

  it('are sorted by country and then by type, those for all countries last', () => {
    const groups = groupTerms(terms, { countries: [] }, 'en');
    expect(groups.map(({ country, terms: own }) => [country?.code, own.map(({ title }) => title)])).toEqual([
      ['DE', ['a-sales']],
      ['CH', ['a-sales', 'b-service']],
      [undefined, ['everywhere']],
    ]);
    expect(groupTerms(terms, { countries: ['DE'] }, 'en')).toHaveLength(2);
  });

  it('counts its filters', () => {
    const { countries, languages } = countTermChoices(terms, { countries: ['CH'], languages: [] });
    expect(countries.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['CH', 2, true],
      ['DE', 1, false],
    ]);
    expect(languages.map(({ value, count }) => [value, count])).toEqual([
      ['de', 2],
      ['en', 1],
    ]);
  });
});
