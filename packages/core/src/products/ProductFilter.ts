import { amountInterval, type Amount, type Interval } from '../units/Amount';
import { baseValue, createMeasurement } from '../units/Measurement';
import type { UnitCode } from '../units/unitTable';

import { figureInterval, type Figure } from './figureInterval';
import { spanFigures } from './spanFigures';
import { specificationAmount, type Specification } from './Specification';

/** Range of a property; `null` is an open end. The thinner wire is the lower end, also in AWG. */
export interface RangeFilter {
  /** Key of the property. */
  readonly key: string;
  readonly unit: UnitCode;
  readonly from: number | null;
  readonly to: number | null;
}

/** Products that process the reader's wire, as the wire check decides. */
export interface WireFilter {
  /** Value of the parameter `wire`, as `writeWireMeasure` returns it. */
  readonly value: string;
  readonly slugs: ReadonlySet<string>;
}

export interface ProductFilter {
  readonly brands: readonly string[];
  readonly capabilities: readonly string[];
  readonly ranges: readonly RangeFilter[];
  readonly wire?: WireFilter | undefined;
}

export const emptyProductFilter: ProductFilter = { brands: [], capabilities: [], ranges: [] };

export interface FilterTerm {
  readonly slug: string;
  readonly name: string;
}

export interface FilterableProduct {
  readonly slug: string;
  readonly brand: FilterTerm | null;
  readonly capabilities: readonly FilterTerm[];
  readonly specifications: readonly Specification[];
}

export interface IndexedProperty {
  readonly key: string;
  readonly name: string;
  readonly figures: readonly Figure[];
  /** All figures together; undefined if they have different shapes. */
  readonly span: Amount | undefined;
}

export interface IndexedProduct<TProduct extends FilterableProduct> {
  readonly product: TProduct;
  readonly properties: ReadonlyMap<string, IndexedProperty>;
}

/** Rounded conversions would count twice, so the metric line is used if the data has both systems. */
function propertyOf(key: string, lines: readonly Specification[]): IndexedProperty {
  const metric = lines.filter(({ measurementSystem }) => measurementSystem !== 'Imperial');
  const figures = (metric.length > 0 ? metric : lines).flatMap((line) => {
    const amount = specificationAmount(line);
    const interval = amount && amountInterval(amount);
    return amount && interval ? [{ amount, interval }] : [];
  });
  return { key, name: lines[0]?.name ?? key, figures, span: spanFigures(figures) };
}

/** Parses the figures of products once, so that filters and counts can reuse them. */
export const indexProducts = <TProduct extends FilterableProduct>(
  products: readonly TProduct[],
): readonly IndexedProduct<TProduct>[] =>
  products.map((product) => {
    const keys = [...new Set(product.specifications.map(({ key }) => key))];
    const properties = keys
      .map((key) =>
        propertyOf(
          key,
          product.specifications.filter((line) => line.key === key),
        ),
      )
      .filter(({ figures }) => figures.length > 0);
    return { product, properties: new Map(properties.map((property) => [property.key, property])) };
  });

/** Interval of a range in the base unit of its quantity; the ends may be swapped. */
export function rangeInterval({ unit, from, to }: RangeFilter): Interval {
  const ends = [from, to].map((end) => (end === null ? null : baseValue(createMeasurement(end, unit, 0))));
  const [low = null, high = null] = ends;
  if (low !== null && high !== null) return { from: Math.min(low, high), to: Math.max(low, high) };
  return { from: low ?? Number.NEGATIVE_INFINITY, to: high ?? Number.POSITIVE_INFINITY };
}

/** Tolerates rounding in the last binary digits. */
const overlaps = (a: Interval, b: Interval): boolean => {
  const tolerance = (end: number) => (Number.isFinite(end) ? Math.abs(end) * 1e-9 : 0);
  return a.from <= b.to + tolerance(b.to) && b.from <= a.to + tolerance(a.to);
};

/** True if one of the intervals overlaps the range; false for another quantity. */
function isInRange(property: IndexedProperty | undefined, range: RangeFilter): boolean {
  const requested = rangeInterval(range);
  const figures = property?.figures ?? [];
  return figures.some((figure) => {
    const reached = figureInterval(figure, range.unit);
    return reached !== undefined && overlaps(reached, requested);
  });
}

export function matchesFilter<TProduct extends FilterableProduct>(
  { product, properties }: IndexedProduct<TProduct>,
  { brands, capabilities, ranges, wire }: ProductFilter,
): boolean {
  const has = (capability: string) => product.capabilities.some(({ slug }) => slug === capability);
  const isOfBrand = brands.length === 0 || (product.brand !== null && brands.includes(product.brand.slug));
  return (
    isOfBrand &&
    (wire?.slugs.has(product.slug) ?? true) &&
    capabilities.every(has) &&
    ranges.every((range) => isInRange(properties.get(range.key), range))
  );
}

export const filterProducts = <TProduct extends FilterableProduct>(
  products: readonly IndexedProduct<TProduct>[],
  filter: ProductFilter,
): readonly TProduct[] =>
  products.filter((indexed) => matchesFilter(indexed, filter)).map(({ product }) => product);
