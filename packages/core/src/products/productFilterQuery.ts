import { sortChoices } from '../lists/readChoices';
import { isUnitCode } from '../units/unitTable';

import type { ProductFilter, RangeFilter } from './ProductFilter';

export const productFilterParameters = {
  brand: 'brand',
  capability: 'capability',
  range: 'range',
  wire: 'wire',
} as const;

const writeEnd = (end: number | null) => (end === null ? '' : String(end));

const writeRange = ({ key, from, to, unit }: RangeFilter) =>
  [key, writeEnd(from), writeEnd(to), unit].join('_');

/**
 * Returns `brand=komax&capability=crimping&range=cross-section_0.5_2.5_mm2`, sorted, so that equal filters have one
 * URL; `''` for none.
 */
export function formatProductFilter({ brands, capabilities, ranges, wire }: ProductFilter): string {
  const { brand, capability, range } = productFilterParameters;
  return new URLSearchParams([
    ...sortChoices(brands).map((slug) => [brand, slug]),
    ...sortChoices(capabilities).map((slug) => [capability, slug]),
    ...sortChoices(ranges.filter(({ from, to }) => from !== null || to !== null).map(writeRange)).map(
      (text) => [range, text],
    ),
    ...(wire ? [[productFilterParameters.wire, wire.value]] : []),
  ]).toString();
}

/** `null` for an open end, `undefined` if invalid. */
function readEnd(text: string | undefined): number | null | undefined {
  if (text === '') return null;
  const value = text !== undefined && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function readRange(text: string): readonly RangeFilter[] {
  const [, key, low, high, unit] = /^(.+)_([^_]*)_([^_]*)_([^_]+)$/.exec(text) ?? [];
  const [from, to] = [readEnd(low), readEnd(high)];
  if (key === undefined || unit === undefined || from === undefined || to === undefined) return [];
  return isUnitCode(unit) && (from !== null || to !== null) ? [{ key, from, to, unit }] : [];
}

/**
 * Parses the filter of an address; invalid values are ignored, and the first of several ranges of a property is used. The
 * wire is left to the caller, because deciding which products process it needs their data.
 */
export function parseProductFilter(query: URLSearchParams): ProductFilter {
  const { brand, capability, range } = productFilterParameters;
  const all = (name: string) => sortChoices(query.getAll(name).filter(Boolean));
  const ranges = all(range).flatMap(readRange);
  return {
    brands: all(brand),
    capabilities: all(capability),
    ranges: ranges.filter(({ key }, index) => ranges.findIndex((one) => one.key === key) === index),
  };
}
