import type { ClassificationMatch } from '../breadcrumbs/createBreadcrumbs';

import type { Classification, ProductHierarchy, ProductSource } from './Classification';

function findClassification<TProduct extends ProductSource>(
  classifications: readonly Classification<TProduct>[],
  slug: string,
): Classification<TProduct> | undefined {
  for (const item of classifications) {
    const found = item.slug === slug ? item : findClassification(item.childClassifications, slug);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the lineage of a classification by its slug, or that of a product with its name (section 2.4);
 * classifications take precedence.
 */
export function matchBySlug<TProduct extends ProductSource>(
  { roots, entries }: ProductHierarchy<TProduct>,
  slug: string,
): ClassificationMatch | undefined {
  const classification = findClassification(roots, slug);
  if (classification) return { lineage: classification.lineage };
  const entry = entries.get(slug);
  return entry && { lineage: entry.classification.lineage, productName: entry.product.name };
}
