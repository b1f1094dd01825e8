import {
  applicationPaths,
  findByPath,
  isSupportedIn,
  listProducts,
  siteUrl,
  type Classification,
  type LinkContext,
  type RoutedProduct,
  type ProductHierarchy,
} from '@kmx/core';

import type { Catalogue, CatalogueProduct } from '../../products/Catalogue';

/** The root or a classification of the hierarchy, with its descendants. */
export interface CatalogueStage {
  /** Path inside the site, percent-encoded. */
  path: string;
  /** Localized address. */
  route: string;
  /** Undefined at the root. */
  classification?: Classification<CatalogueProduct>;
  children: readonly Classification<CatalogueProduct>[];
  /** Products of the classification and its descendants, without duplicates. */
  products: readonly RoutedProduct<CatalogueProduct>[];
}

/** Finds a classification by percent-encoded segments below `/products`; undefined if there is none. */
export function findCatalogueStage(
  hierarchy: ProductHierarchy<CatalogueProduct>,
  segments: readonly string[],
  links: LinkContext,
): CatalogueStage | undefined {
  if (segments.length === 0) {
    const { roots } = hierarchy;
    const path = applicationPaths.products;
    return { path, route: siteUrl(path, links), children: roots, products: listProducts(hierarchy, roots) };
  }
  const match = findByPath(hierarchy, `${hierarchy.basePath}/${segments.join('/')}`);
  if (match.kind !== 'classification') return undefined;
  const { classification } = match;
  const { path, route, childClassifications } = classification;
  const products = listProducts(hierarchy, [classification]);
  return { path, route, classification, children: childClassifications, products };
}

/** Checks if a country has a classification with all its ancestors; the root exists in every country. */
export function isStageIn(
  { classification }: CatalogueStage,
  { classifications }: Catalogue,
  country: string,
): boolean {
  const lineage = new Set(classification?.lineage.map(({ id }) => id));
  return classifications
    .filter(({ id, parent_id }) => parent_id !== null && lineage.has(id))
    .every((item) => isSupportedIn(item, country));
}
