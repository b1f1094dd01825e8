import type { Classification, ClassificationMatch, ProductHierarchy } from '@kmx/core';

import type { CatalogueProduct } from '../../products/Catalogue';
import type { ProductDetail } from '../../products/ProductDetail';

/** Location of a product in the tree of the reader's country. */
export interface ProductPosition {
  /** Path inside the site, percent-encoded, without locale. */
  path: string;
  match: ClassificationMatch;
  /** Names of the classifications, topmost first. */
  category: readonly string[];
  /** Undefined for a discontinued product, which is in no list. */
  countries: readonly string[] | undefined;
}

function findClassification(
  roots: readonly Classification<CatalogueProduct>[],
  slug: string,
): Classification<CatalogueProduct> | undefined {
  for (const root of roots) {
    const found = root.slug === slug ? root : findClassification(root.childClassifications, slug);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the location of a product; null if the country does not have it. Discontinued products are in no
 * list, but have a page in their classification.
 */
export function findProductPosition(
  { slug, name, classificationSlug, status }: ProductDetail,
  hierarchy: ProductHierarchy<CatalogueProduct>,
): ProductPosition | null {
  const listed = hierarchy.entries.get(slug);
  if (!listed && status !== 'cancelled') return null;
  const classification = listed?.classification ?? findClassification(hierarchy.roots, classificationSlug);
  if (!classification) return null;
  const { path, lineage } = classification;
  return {
    path: listed?.product.path ?? `${path}/${encodeURIComponent(slug)}`,
    match: { lineage, productName: name },
    category: lineage.map((step) => step.name),
    countries: listed?.product.supported_countries,
  };
}
