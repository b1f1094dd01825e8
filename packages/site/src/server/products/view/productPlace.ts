import type { Classification, ClassificationMatch, ProductHierarchy } from '@kmx/core';

import type { CatalogueProduct } from '../Catalogue';
import type { ProductDetail } from '../ProductDetail';

/** Where a product stands in the tree of the reader's country. */
export interface ProductPosition {
  /** Inside the site, percent-encoded, without locale. */
  path: string;
  match: ClassificationMatch;
  /** The names of the classifications from the top down. */
  category: readonly string[];
  /** Which countries have it; undefined for a cancelled product, which no list has. */
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

/** Cancelled products are in no list, yet have their page in their classification. Null: the country does not have it. */
export function productPlace(
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
