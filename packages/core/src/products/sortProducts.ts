import { baseValue } from '../units/Measurement';

import type { FilterableProduct, IndexedProduct } from './ProductFilter';

/** Orders of a list besides that of the catalogue; properties have their largest figure first. */
export const productOrders = ['name', 'crossSection', 'throughput'] as const;

export type ProductOrder = (typeof productOrders)[number];

type Index = readonly Pick<IndexedProduct<FilterableProduct>, 'product' | 'properties'>[];

/** Lists the orders that say something about a list: by name, and by properties of at least two products. */
export const listProductOrders = (index: Index): readonly ProductOrder[] =>
  productOrders.filter(
    (order) => order === 'name' || index.filter(({ properties }) => properties.has(order)).length > 1,
  );

/** Sorts products; those without the property are last, and equal ones keep their order. */
export function sortProducts<TProduct extends { readonly slug: string; readonly name: string }>(
  products: readonly TProduct[],
  order: ProductOrder | undefined,
  index: Index,
): readonly TProduct[] {
  if (order === undefined) return products;
  if (order === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return [...products].sort((a, b) => compare(a.name, b.name));
  }
  const largest = new Map(
    index.map(({ product, properties }) => {
      const figures = properties.get(order)?.figures ?? [];
      return [product.slug, Math.max(-1, ...figures.flatMap(({ amount }) => amount.values.map(baseValue)))];
    }),
  );
  return [...products].sort((a, b) => (largest.get(b.slug) ?? -1) - (largest.get(a.slug) ?? -1));
}
