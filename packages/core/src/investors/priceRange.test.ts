import { listPriceRanges, priceParameters, priceRangeQuery, selectPrices } from './priceRange';

const daily = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: new Date(Date.UTC(2027, 2, 31 - day)).toISOString().slice(0, 10),
    close: day,
  }));

it.each([
  ['1m', '2027-02-28'],
  ['6m', '2026-09-30'],
  ['1y', '2026-03-31'],
] as const)('selects the prices of the last %s, from %s', (range, expected) => {
  expect(selectPrices(daily(500), range).at(-1)?.date).toBe(expected);
});

it.each([
  [0, []],
  [1, []],
  [20, []],
  [32, []],
  [33, ['1m']],
  [200, ['1m', '6m']],
  [366, ['1m', '6m']],
  [500, ['1m', '6m', '1y']],
])('offers the ranges that %i days cover', (count, expected) => {
  expect(listPriceRanges(daily(count))).toEqual(expected);
});

it('offers no range with a single price', () => {
  const yearly = ['2025-01-01', '2026-01-01', '2027-01-01'].map((date) => ({ date, close: 1 }));
  expect(listPriceRanges(yearly)).toEqual(['1y']);
});

it.each([
  ['prices=6m', '6m', 'prices=6m'],
  ['prices=9y', undefined, ''],
  ['', undefined, ''],
])('reads "%s" as %s', (query, expected, written) => {
  const range = priceParameters.range.parse(new URLSearchParams(query));
  expect(range).toBe(expected);
  expect(priceRangeQuery(range)).toBe(written);
});
