import { createArchiveFacets } from './createArchiveFacets';
import { findNeighbours } from './findNeighbours';
import {
  allMediaReleases,
  filterMediaReleases,
  mediaReleaseFilterQuery,
  parseMediaReleaseFilter,
} from './MediaReleaseFilter';

const release = (slug: string, year: number | undefined, isAdhoc = false) => ({ slug, year, isAdhoc });
const releases = [
  release('results', 2026, true),
  release('plant', 2026),
  release('merger', 2025, true),
  release('fair', 2024),
  release('undated', undefined),
];

describe('2.2 "media releases": the archive\'s address', () => {
  it.each([
    ['', allMediaReleases],
    ['year=2026', { years: [2026], isAdhocOnly: false }],
    ['year=2024&year=2026&year=2024', { years: [2026, 2024], isAdhocOnly: false }],
    ['year=26&year=abcd&year=20266&adhoc=yes', allMediaReleases],
    ['adhoc=true', { years: [], isAdhocOnly: true }],
  ])('?%s', (query, expected) => {
    expect(parseMediaReleaseFilter(new URLSearchParams(query))).toEqual(expected);
  });

  it('has one address for equal filters', () => {
    expect(mediaReleaseFilterQuery({ years: [2024, 2026, 2024], isAdhocOnly: true })).toBe(
      'year=2026&year=2024&adhoc=true',
    );
    expect(mediaReleaseFilterQuery(allMediaReleases)).toBe('');
  });
});

describe('3 "Media release: id, slug, publicationDate, title, leadText, adhoc flag": the archive', () => {
  it.each([
    [allMediaReleases, ['results', 'plant', 'merger', 'fair', 'undated']],
    [{ years: [2026], isAdhocOnly: false }, ['results', 'plant']],
    [{ years: [2026, 2025], isAdhocOnly: true }, ['results', 'merger']],
    [{ years: [1999], isAdhocOnly: false }, []],
  ])('%j', (filter, expected) => {
    expect(filterMediaReleases(releases, filter).map(({ slug }) => slug)).toEqual(expected);
  });

  it('counts the releases of each link under the other filter', () => {
    const { all, years, adhoc } = createArchiveFacets(releases, { years: [2026], isAdhocOnly: true });
    expect(all).toEqual({ count: 2, isChosen: false, filter: { years: [], isAdhocOnly: true } });
    expect(years.map(({ year, count, isChosen }) => [year, count, isChosen])).toEqual([
      [2026, 1, true],
      [2025, 1, false],
      [2024, 0, false],
    ]);
    expect(adhoc).toEqual({ count: 1, isChosen: true, filter: { years: [2026], isAdhocOnly: false } });
  });

  it('has no ad hoc link without such releases', () => {
    expect(createArchiveFacets([release('fair', 2024)], allMediaReleases).adhoc).toBeUndefined();
  });
});

it.each([
  ['results', undefined, 'plant'],
  ['merger', 'plant', 'fair'],
  ['undated', 'fair', undefined],
  ['unknown', undefined, undefined],
])('next to %s are %s and %s', (slug, newer, older) => {
  const neighbours = findNeighbours(releases, slug);
  expect([neighbours.newer?.slug, neighbours.older?.slug]).toEqual([newer, older]);
});
