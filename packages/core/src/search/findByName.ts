import { foldText } from '../content/foldText';
import type { Classification, ProductHierarchy, ProductSource } from '../products/Classification';
import { productNotFoundMessage, type HierarchyMatch } from '../products/findByPath';

const all = <TProduct extends ProductSource>(
  roots: readonly Classification<TProduct>[],
): readonly Classification<TProduct>[] => roots.flatMap((item) => [item, ...all(item.childClassifications)]);

/**
 * What is called exactly so, by slug or by name, blind to case and accents; a classification before a product of the same name
 * (section 3, "search route result").
 */
export function findByName<TProduct extends ProductSource>(
  { roots, places }: ProductHierarchy<TProduct>,
  query: string,
): HierarchyMatch<TProduct> {
  const wanted = foldText(query);
  const isWanted = ({ slug, name }: Pick<ProductSource, 'slug' | 'name'>) =>
    wanted !== '' && (foldText(slug) === wanted || foldText(name) === wanted);
  const classification = all(roots).find(isWanted);
  if (classification) return { kind: 'classification', classification };
  const place = [...places.values()].find(({ product }) => isWanted(product));
  if (place) return { kind: 'product', ...place };
  return { kind: 'notFound', message: productNotFoundMessage, slug: query };
}
