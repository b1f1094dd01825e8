import type { MeasurementSystem } from '../types/Country';
import { quantityOf } from '../units/Amount';
import { toSystem } from '../units/convertMeasurement';
import { createRangeBins, type RangeBins } from '../units/createRangeBins';
import { baseValue, type Measurement } from '../units/Measurement';
import { unitOf } from '../units/unitTable';

import {
  matchesFilter,
  rangeInterval,
  type FilterableProduct,
  type FilterTerm,
  type IndexedProduct,
  type IndexedProperty,
  type ProductFilter,
  type RangeFilter,
} from './ProductFilter';

export interface FacetOption extends FilterTerm {
  /** Number of products with this option, under the choices of the other groups. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface RangeFacet {
  readonly key: string;
  readonly name: string;
  /** Minimum and maximum in the reader's system; for wires the thinnest and the thickest. */
  readonly least: Measurement;
  readonly most: Measurement;
  /** Number of these products with the property. */
  readonly count: number;
  readonly chosen: RangeFilter | null;
  /** Undefined if all of them have the same value. */
  readonly bins: RangeBins | undefined;
}

export interface Facets {
  /** Number of products under the whole filter. */
  readonly total: number;
  readonly brands: readonly FacetOption[];
  readonly capabilities: readonly FacetOption[];
  readonly ranges: readonly RangeFacet[];
}

export interface FacetsInput<TProduct extends FilterableProduct> {
  readonly products: readonly IndexedProduct<TProduct>[];
  readonly filter: ProductFilter;
  readonly system: MeasurementSystem;
  /** Properties to offer, in this order; by default every one that differs between products. */
  readonly rangeKeys?: readonly string[];
}

const uniqueTerms = (terms: readonly FilterTerm[]): readonly FilterTerm[] =>
  [...new Map([...terms].reverse().map((term) => [term.slug, term])).values()].reverse();

const byName = (a: FilterTerm, b: FilterTerm) => a.name.localeCompare(b.name);

/** Minimum and maximum of the figures with the same quantity as the first one. */
function endsOf(properties: readonly IndexedProperty[]): readonly [Measurement, Measurement] | undefined {
  const values = properties.flatMap(({ figures }) => figures.flatMap(({ amount }) => amount.values));
  const first = values[0];
  if (!first) return undefined;
  return values
    .filter(({ quantity }) => quantity === first.quantity)
    .reduce<readonly [Measurement, Measurement]>(
      ([least, most], value) => [
        baseValue(value) < baseValue(least) ? value : least,
        baseValue(value) > baseValue(most) ? value : most,
      ],
      [first, first],
    );
}

function createBins(
  properties: readonly IndexedProperty[],
  [least, most]: readonly [Measurement, Measurement],
  chosen: RangeFilter | null,
): RangeBins | undefined {
  const whole = { from: baseValue(least), to: baseValue(most) };
  if (whole.from === whole.to) return undefined;
  const intervals = properties.map(({ figures }) =>
    figures.flatMap(({ amount, interval }) => (quantityOf(amount) === least.quantity ? [interval] : [])),
  );
  const isComparable = chosen !== null && unitOf(chosen.unit).quantity === least.quantity;
  return createRangeBins(intervals, whole, isComparable ? rangeInterval(chosen) : undefined);
}

function rangeFacet<TProduct extends FilterableProduct>(
  key: string,
  { products, filter, system }: FacetsInput<TProduct>,
): RangeFacet | undefined {
  const rest = { ...filter, ranges: filter.ranges.filter((range) => range.key !== key) };
  const left = products.filter((one) => matchesFilter(one, rest));
  const properties = left.map((one) => one.properties.get(key)).filter((one) => one !== undefined);
  const ends = endsOf(properties);
  const [first] = properties;
  if (!ends || !first) return undefined;
  const [least, most] = ends;
  const chosen = filter.ranges.find((range) => range.key === key) ?? null;
  return {
    key,
    name: first.name,
    least: toSystem(least, system),
    most: toSystem(most, system),
    count: properties.length,
    chosen,
    bins: createBins(properties, [least, most], chosen),
  };
}

const varies = ({ least, most, chosen }: RangeFacet) => chosen !== null || baseValue(least) < baseValue(most);

/**
 * Creates the filters of a list with counts: each count is the size of the list with that option. The chosen brands
 * combine with OR, so the counts of the others ignore them; capabilities combine with AND. Brands and capabilities
 * without products are left out.
 */
export function createFacets<TProduct extends FilterableProduct>(input: FacetsInput<TProduct>): Facets {
  const { products, filter } = input;
  const count = (requested: ProductFilter) => products.filter((one) => matchesFilter(one, requested)).length;
  const { brands, capabilities } = filter;
  const known = uniqueTerms(products.flatMap(({ product }) => (product.brand ? [product.brand] : [])));
  const able = uniqueTerms(products.flatMap(({ product }) => product.capabilities));
  const keys = input.rangeKeys ?? [...new Set(products.flatMap(({ properties }) => [...properties.keys()]))];
  return {
    total: count(filter),
    brands: [...known].sort(byName).map((term) => ({
      ...term,
      count: count({ ...filter, brands: [term.slug] }),
      isChosen: brands.includes(term.slug),
    })),
    capabilities: [...able].sort(byName).map((term) => ({
      ...term,
      count: count({ ...filter, capabilities: [...capabilities, term.slug] }),
      isChosen: capabilities.includes(term.slug),
    })),
    ranges: keys
      .map((key) => rangeFacet(key, input))
      .filter((facet) => facet !== undefined)
      .filter(varies),
  };
}
