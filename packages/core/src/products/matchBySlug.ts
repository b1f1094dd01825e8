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

/** The lineage of the classification with a slug, or of the product with its name (section 2.4); a classification wins. */
export function matchBySlug<TProduct extends ProductSource>(
  { roots, entries }: ProductHierarchy<TProduct>,
  slug: string,
): ClassificationMatch | undefined {
  const classification = findClassification(roots, slug);
  if (classification) return { lineage: classification.lineage };
  const entry = entries.get(slug);
  return entry && { lineage: entry.classification.lineage, productName: entry.product.name };
}
