import {
  choiceParameter,
  createParameter,
  flagParameter,
  formatQuery,
  textParameter,
  textsParameter,
  type PageParameter,
} from '../lists/queryParameters';
import { sortChoices } from '../lists/readChoices';
import { isUnitCode } from '../units/unitTable';

import type { ProductFilter, RangeFilter } from './ProductFilter';
import { productOrders, type ProductOrder } from './sortProducts';

const writeEnd = (end: number | null) => (end === null ? '' : String(end));

const writeRange = ({ key, from, to, unit }: RangeFilter) =>
  [key, writeEnd(from), writeEnd(to), unit].join('_');

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

/** The first of several ranges of a property is used. */
function readRanges(texts: readonly string[]): readonly RangeFilter[] {
  const ranges = sortChoices(texts.filter(Boolean)).flatMap(readRange);
  return ranges.filter(({ key }, index) => ranges.findIndex((one) => one.key === key) === index);
}

const writeRanges = (ranges: readonly RangeFilter[]) =>
  sortChoices(ranges.filter(({ from, to }) => from !== null || to !== null).map(writeRange));

/** Names of the form fields of a property: from, to, and the unit that the form showed. */
export const rangeFieldNames = (key: string) =>
  ({ from: `from.${key}`, to: `to.${key}`, unit: `unit.${key}` }) as const;

const fieldPattern = /^(?:from|to|unit)\.(.+)$/;

/** Lists the properties that have form fields in a query. */
export const listFieldKeys = (query: URLSearchParams): readonly string[] => [
  ...new Set([...query.keys()].flatMap((name) => fieldPattern.exec(name)?.[1] ?? [])),
];

/** Longer entries are no cross-sections, and are only shown again. */
const maxWireLength = 60;

export const productListParameters = {
  brands: textsParameter('brand'),
  capabilities: textsParameter('capability'),
  ranges: createParameter('range', readRanges, writeRanges),
  /** Cross-section as entered, or as `writeWireMeasure` returns it. */
  wire: textParameter('wire', maxWireLength),
  /** Undefined for the order of the catalogue. */
  order: choiceParameter('sort', productOrders),
  /** Requests the whole of a shortened list. */
  isWhole: flagParameter('show', 'all'),
  /** Requests the list as a fragment. Called `part`, because open pages of earlier builds send that name. */
  isFragment: flagParameter('part', 'list'),
};

/** Fields of the form without script; the page redirects them to `range`. */
export const rangeFields: PageParameter = { isIn: (query) => listFieldKeys(query).length > 0 };

export interface ProductListQuery {
  readonly filter: ProductFilter;
  readonly order?: ProductOrder | undefined;
  readonly isWhole?: boolean;
}

/**
 * Returns `brand=komax&capability=crimping&range=cross-section_0.5_2.5_mm2&sort=name`, sorted, so that equal lists have
 * one URL; `''` for the catalogue.
 */
export function formatProductListQuery({ filter, order, isWhole = false }: ProductListQuery): string {
  const parameters = productListParameters;
  return formatQuery(
    parameters.brands.format(filter.brands),
    parameters.capabilities.format(filter.capabilities),
    parameters.ranges.format(filter.ranges),
    parameters.wire.format(filter.wire?.value ?? ''),
    parameters.order.format(order),
    parameters.isWhole.format(isWhole),
  );
}

/**
 * Parses the filter of an address; invalid values are ignored. The wire is left to the caller, because deciding which
 * products process it needs their data.
 */
export const parseProductFilter = (query: URLSearchParams): ProductFilter => ({
  brands: productListParameters.brands.parse(query),
  capabilities: productListParameters.capabilities.parse(query),
  ranges: productListParameters.ranges.parse(query),
});
