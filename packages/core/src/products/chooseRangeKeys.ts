import { baseValue } from '../units/Measurement';
import { unitOf, type Quantity } from '../units/unitTable';

import type { FilterableProduct, IndexedProduct, IndexedProperty } from './ProductFilter';

/** More fields would hide the ones that matter. */
const maxKeys = 6;

/** A property of a few machines only would empty the list. */
const smallestShare = 1 / 5;

/** By what a machine is chosen, the most telling first; what is not here (months, languages, noise) is read, not searched. */
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

/** What a machine takes, from where to where: wires, lengths, diameters. */
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

const varies = (properties: readonly IndexedProperty[]): boolean =>
  new Set(
    properties.map(({ figures }) =>
      figures.map(({ amount }) => amount.values.map(baseValue).join()).join(';'),
    ),
  ).size > 1;

/**
 * The properties to offer as ranges for a list: those that tell its products apart and that enough of them have. What a machine
 * takes comes first (cross-sections, lengths), then how much it does (rates, speeds, forces); within the same kind the property
 * that more products have.
 */
export function chooseRangeKeys<TProduct extends FilterableProduct>(
  products: readonly IndexedProduct<TProduct>[],
): readonly string[] {
  const keys = [...new Set(products.flatMap(({ properties }) => [...properties.keys()]))];
  return keys
    .flatMap((key) => {
      const properties = products.flatMap((one) => one.properties.get(key) ?? []);
      const [first] = properties;
      const rank = first && rankOf(first);
      const isCommon = properties.length >= Math.max(2, products.length * smallestShare);
      return rank !== undefined && isCommon && varies(properties)
        ? [{ key, rank, count: properties.length }]
        : [];
    })
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, maxKeys)
    .map(({ key }) => key);
}
