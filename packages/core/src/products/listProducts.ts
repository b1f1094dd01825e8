import type { Classification, RoutedProduct, ProductHierarchy, ProductSource } from './Classification';

const below = <TProduct extends ProductSource>(
  classifications: readonly Classification<TProduct>[],
): readonly RoutedProduct<TProduct>[] =>
  classifications.flatMap(({ products, childClassifications }) => [
    ...products,
    ...below(childClassifications),
  ]);

/**
 * Returns the products of classifications and of all their descendants, each once, in the order of the tree and with
 * its canonical path.
 */
export function listProducts<TProduct extends ProductSource>(
  { entries }: Pick<ProductHierarchy<TProduct>, 'entries'>,
  classifications: readonly Classification<TProduct>[],
): readonly RoutedProduct<TProduct>[] {
  const slugs = new Set(below(classifications).map(({ slug }) => slug));
  return [...slugs].flatMap((slug) => entries.get(slug)?.product ?? []);
}
