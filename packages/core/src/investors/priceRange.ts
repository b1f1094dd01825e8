import { choiceParameter, formatQuery } from '../lists/queryParameters';

import type { SharePrice } from './createPriceChart';

/** Periods that end with the last price. */
export const priceRanges = ['1m', '6m', '1y'] as const;

export type PriceRange = (typeof priceRanges)[number];

const months: Record<PriceRange, number> = { '1m': 1, '6m': 6, '1y': 12 };

/** `prices=6m`; the whole series without it. */
export const priceParameters = { range: choiceParameter('prices', priceRanges) };

/** Returns `prices=6m`; `''` for the whole series. */
export const priceRangeQuery = (range: PriceRange | undefined): string =>
  formatQuery(priceParameters.range.format(range));

/** The same day of an earlier month, or the last day of that month. */
function monthsBefore(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Returns the prices from a month, half a year or a year before the last one. */
export function selectPrices(series: readonly SharePrice[], range: PriceRange): readonly SharePrice[] {
  const last = series.reduce((latest, { date }) => (date > latest ? date : latest), '');
  if (last === '') return [];
  const start = monthsBefore(last, months[range]);
  return series.filter(({ date }) => date >= start);
}

/** Lists the ranges that are shorter than the series and long enough for a line. */
export const listPriceRanges = (series: readonly SharePrice[]): readonly PriceRange[] =>
  priceRanges.filter((range) => {
    const { length } = selectPrices(series, range);
    return length > 1 && length < series.length;
  });
