import { baseValue } from '../units/Measurement';
import { unitOf, type Quantity } from '../units/unitTable';

import type { FilterableProduct, IndexedProduct, IndexedProperty } from './ProductFilter';

/** More fields would hide the relevant ones. */
const maxKeys = 6;

/** Minimum share of products with the property; filtering by a rare one would empty the list. */
const smallestShare = 1 / 5;

/**
 * Quantities by which machines are selected, the most significant first. Other quantities (months, languages, noise)
 * are read, not filtered.
 */
const significantQuantities: readonly Quantity[] = [
  'rate',
  'speed',
  'force',
  'torque',
  'voltage',
  'current',
  'pressure',
  'mass',
  'power',
];

/** Range that a machine processes: wires, lengths, diameters. */
const isReach = (property: IndexedProperty, quantity: Quantity): boolean =>
  (quantity === 'crossSection' || quantity === 'length') &&
  property.figures.some(({ amount }) => amount.shape === 'range');

function rankOf(property: IndexedProperty): number | undefined {
  const unit = property.figures[0]?.amount.unit;
  const quantity = unit && unitOf(unit).quantity;
  if (quantity === undefined) return undefined;
  if (isReach(property, quantity)) return quantity === 'crossSection' ? -2 : -1;
  const rank = significantQuantities.indexOf(quantity);
  return rank < 0 ? undefined : rank;
}

const describe = ({ figures }: IndexedProperty): string =>
  figures.map(({ amount }) => amount.values.map(baseValue).join()).join(';');

function varies([first, ...others]: readonly IndexedProperty[]): boolean {
  const description = first && describe(first);
  return others.some((other) => describe(other) !== description);
}

function groupByKey<TProduct extends FilterableProduct>(
  products: readonly IndexedProduct<TProduct>[],
): ReadonlyMap<string, readonly IndexedProperty[]> {
  const groups = new Map<string, IndexedProperty[]>();
  for (const { properties } of products)
    for (const property of properties.values()) {
      const group = groups.get(property.key);
      if (group) group.push(property);
      else groups.set(property.key, [property]);
    }
  return groups;
}

/**
 * Chooses the properties to offer as ranges: those that differ between the products and that enough of them have.
 * Ranges that machines process come first (cross-sections, lengths), then performance (rates, speeds, forces); within
 * a group, the property that more products have.
 */
export function chooseRangeKeys<TProduct extends FilterableProduct>(
  products: readonly IndexedProduct<TProduct>[],
): readonly string[] {
  const min = Math.max(2, products.length * smallestShare);
  return [...groupByKey(products)]
    .flatMap(([key, properties]) => {
      const [first] = properties;
      if (!first || properties.length < min) return [];
      const rank = rankOf(first);
      return rank !== undefined && varies(properties) ? [{ key, rank, count: properties.length }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, maxKeys)
    .map(({ key }) => key);
}
