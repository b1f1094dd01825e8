import { distanceInKm, kilometresToMiles } from './distanceInKm';
import {
  countLocationCountries,
  countLocationKinds,
  filterLocations,
  locationFilterQuery,
  parseLocationFilter,
  sortLocations,
  type CompanyLocation,
} from './locationFilter';

const place = (
  name: string,
  code: string,
  country: string,
  kinds: CompanyLocation['kinds'],
): CompanyLocation => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  kinds,
  street: undefined,
  zip: undefined,
  city: name,
  region: undefined,
  country: { code, name: country },
  position: undefined,
  phone: undefined,
  email: undefined,
  website: undefined,
  note: undefined,
  openingHours: [],
  closedDays: [],
  timeZone: 'UTC',
});

const locations = [
  place('Zürich', 'CH', 'Switzerland', ['sales', 'service']),
  place('Dierikon', 'CH', 'Switzerland', ['headquarters', 'plant']),
  place('Porta', 'DE', 'Germany', ['plant']),
  place('Osaka', 'JP', 'Japan', ['sales']),
];

const shown = (query: string) =>
  filterLocations(locations, parseLocationFilter(new URLSearchParams(query))).map(({ name }) => name);

describe('2.3 "locations list with filters"', () => {
  it.each([
    ['', ['Zürich', 'Dierikon', 'Porta', 'Osaka']],
    ['kind=sales', ['Zürich', 'Osaka']],
    ['kind=sales&kind=plant', ['Zürich', 'Dierikon', 'Porta', 'Osaka']],
    ['kind=plant&country=ch', ['Dierikon']],
    ['kind=castle', ['Zürich', 'Dierikon', 'Porta', 'Osaka']],
    ['q=zurich', ['Zürich']],
    ['q=switzerland&kind=service', ['Zürich']],
  ])('?%s lists %j', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('gives equal filters one address', () => {
    const filter = parseLocationFilter(
      new URLSearchParams('q=zug &country=de&country=CH&kind=sales&kind=sales'),
    );
    expect(locationFilterQuery(filter)).toBe('kind=sales&country=CH&country=DE&q=zug');
    expect(locationFilterQuery(parseLocationFilter(new URLSearchParams()))).toBe('');
  });

  it('counts the results of each choice', () => {
    const filter = parseLocationFilter(new URLSearchParams('country=CH'));
    expect(countLocationKinds(locations, filter).map(({ value, count }) => [value, count])).toEqual([
      ['headquarters', 1],
      ['plant', 1],
      ['sales', 1],
      ['service', 1],
    ]);
    expect(
      countLocationCountries(locations, filter).map(({ value, count, isChosen }) => [value, count, isChosen]),
    ).toEqual([
      ['CH', 2, true],
      ['DE', 1, false],
      ['JP', 1, false],
    ]);
  });

  it('groups by country, headquarters first', () => {
    expect(sortLocations(locations, 'en').map(({ name }) => name)).toEqual([
      'Porta',
      'Osaka',
      'Dierikon',
      'Zürich',
    ]);
  });
});

describe('distance between two places', () => {
  it.each([
    ['Zurich', [47.3769, 8.5417], 'New York', [40.7128, -74.006], 6323],
    ['Zurich', [47.3769, 8.5417], 'Shanghai', [31.2304, 121.4737], 9010],
    ['Sydney', [-33.8688, 151.2093], 'Santiago', [-33.4489, -70.6693], 11_341],
    ['a place', [10, 20], 'itself', [10, 20], 0],
    ['a pole', [90, 0], 'the other', [-90, 0], 20_015],
  ] as const)('%s %j to %s %j', (_, [lat1, lon1], __, [lat2, lon2], km) => {
    const distance = distanceInKm({ latitude: lat1, longitude: lon1 }, { latitude: lat2, longitude: lon2 });
    expect(Math.abs(distance - km)).toBeLessThan(Math.max(1, km * 0.003));
  });

  it('is also available in miles', () => {
    expect(kilometresToMiles(1.609344)).toBe(1);
  });
});
