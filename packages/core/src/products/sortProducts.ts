import { baseValue } from '../units/Measurement';
import type { Quantity } from '../units/unitTable';

import type { FilterableProduct, IndexedProduct } from './ProductFilter';

/** Orders of a list besides that of the catalogue; properties have their largest figure first. */
export const productOrders = ['name', 'crossSection', 'throughput'] as const;

export type ProductOrder = (typeof productOrders)[number];

type Index = readonly Pick<IndexedProduct<FilterableProduct>, 'product' | 'properties'>[];

/** The largest figure of a property, by products that state it in the quantity that most of them use. */
function findLargest(index: Index, order: ProductOrder): ReadonlyMap<string, number> {
  const measurements = index.map(
    ({ product, properties }) =>
      [product.slug, (properties.get(order)?.figures ?? []).flatMap(({ amount }) => amount.values)] as const,
  );
  const counts = new Map<Quantity, number>();
  for (const [, values] of measurements)
    for (const quantity of new Set(values.map((value) => value.quantity)))
      counts.set(quantity, (counts.get(quantity) ?? 0) + 1);
  const [[usual] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return new Map(
    measurements.flatMap(([slug, values]) => {
      const comparable = values.filter(({ quantity }) => quantity === usual).map(baseValue);
      return comparable.length === 0 ? [] : [[slug, Math.max(...comparable)] as const];
    }),
  );
}

/** Lists the orders that say something about a list: by name, and by properties that two products can be compared by. */
export const listProductOrders = (index: Index): readonly ProductOrder[] =>
  productOrders.filter((order) => order === 'name' || findLargest(index, order).size > 1);

/** Sorts products; those that cannot be compared by the property are last, and equal ones keep their order. */
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
  const largest = findLargest(index, order);
  const rank = ({ slug }: TProduct) => largest.get(slug) ?? -1;
  return [...products].sort((a, b) => rank(b) - rank(a));
}
