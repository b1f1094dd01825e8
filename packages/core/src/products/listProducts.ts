import type { Classification, RoutedProduct, ProductHierarchy, ProductSource } from './Classification';

const below = <TProduct extends ProductSource>(
  classifications: readonly Classification<TProduct>[],
): readonly RoutedProduct<TProduct>[] =>
  classifications.flatMap(({ products, childClassifications }) => [
    ...products,
    ...below(childClassifications),
  ]);

/**
 * The products of classifications and of everything below them, each once, in the order of the tree; each with the one address
 * that it has in the whole hierarchy.
 */
export function listProducts<TProduct extends ProductSource>(
  { entries }: Pick<ProductHierarchy<TProduct>, 'entries'>,
  classifications: readonly Classification<TProduct>[],
): readonly RoutedProduct<TProduct>[] {
  const slugs = new Set(below(classifications).map(({ slug }) => slug));
  return [...slugs].flatMap((slug) => entries.get(slug)?.product ?? []);
}
