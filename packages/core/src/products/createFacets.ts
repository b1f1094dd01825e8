import type { MeasurementSystem } from '../types/Country';
import { toSystem } from '../units/convertMeasurement';
import { baseValue, type Measurement } from '../units/Measurement';

import {
  matchesFilter,
  type FilterableProduct,
  type FilterTerm,
  type IndexedProduct,
  type IndexedProperty,
  type ProductFilter,
  type RangeFilter,
} from './ProductFilter';

/** A brand or capability to choose. */
export interface FacetOption extends FilterTerm {
  /** How many products are shown when this is chosen, along with what is chosen in the other groups. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** A property to narrow, over the products that the rest of the filter leaves. */
export interface RangeFacet {
  readonly key: string;
  readonly name: string;
  /** The least and the most that there is, in the units of the reader's system; of wires, the thinnest and the thickest. */
  readonly least: Measurement;
  readonly most: Measurement;
  /** How many of these products have the property. */
  readonly count: number;
  readonly chosen: RangeFilter | null;
}

/** What a list can be filtered by, with counts. */
export interface Facets {
  /** How many products the whole filter leaves. */
  readonly total: number;
  readonly brands: readonly FacetOption[];
  readonly capabilities: readonly FacetOption[];
  readonly ranges: readonly RangeFacet[];
}

/** The list, what is chosen, and how the reader measures. */
export interface FacetsInput<TProduct extends FilterableProduct> {
  readonly products: readonly IndexedProduct<TProduct>[];
  readonly filter: ProductFilter;
  readonly system: MeasurementSystem;
  /** The properties to offer, in this order; by default every one that varies between products. */
  readonly rangeKeys?: readonly string[];
}

const uniqueTerms = (terms: readonly FilterTerm[]): readonly FilterTerm[] =>
  [...new Map([...terms].reverse().map((term) => [term.slug, term])).values()].reverse();

const byName = (a: FilterTerm, b: FilterTerm) => a.name.localeCompare(b.name);

/** The least and the most of the figures that have the first one's quantity. */
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
  const inSystem = { least: toSystem(least, system), most: toSystem(most, system) };
  return { key, name: first.name, ...inSystem, count: properties.length, chosen };
}

const varies = ({ least, most, chosen }: RangeFacet) => chosen !== null || baseValue(least) < baseValue(most);

/**
 * The filters of a list with their counts: each says what the list would hold if it were chosen. Within the brands one of the
 * chosen is enough, so the others' counts leave the chosen brands aside; capabilities are all asked for. Brands and
 * capabilities that no product of the list has do not appear.
 */
export function createFacets<TProduct extends FilterableProduct>(input: FacetsInput<TProduct>): Facets {
  const { products, filter } = input;
  const count = (wanted: ProductFilter) => products.filter((one) => matchesFilter(one, wanted)).length;
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
