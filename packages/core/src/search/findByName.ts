import { normalizePhrase } from '@kmx/contract/text';
import type { Classification, ProductHierarchy, ProductSource } from '../products/Classification';
import { productNotFoundMessage, type HierarchyMatch } from '../products/findByPath';

const all = <TProduct extends ProductSource>(
  roots: readonly Classification<TProduct>[],
): readonly Classification<TProduct>[] => roots.flatMap((item) => [item, ...all(item.childClassifications)]);

/**
 * Finds an exact slug or name, ignoring case and accents; a classification precedes a product of the same name
 * (section 3, "search route result").
 */
export function findByName<TProduct extends ProductSource>(
  { roots, entries }: ProductHierarchy<TProduct>,
  query: string,
): HierarchyMatch<TProduct> {
  const requested = normalizePhrase(query);
  const isMatch = ({ slug, name }: Pick<ProductSource, 'slug' | 'name'>) =>
    requested !== '' && (normalizePhrase(slug) === requested || normalizePhrase(name) === requested);
  const classification = all(roots).find(isMatch);
  if (classification) return { kind: 'classification', classification };
  const entry = [...entries.values()].find(({ product }) => isMatch(product));
  if (entry) return { kind: 'product', ...entry };
  return { kind: 'notFound', message: productNotFoundMessage, slug: query };
}
