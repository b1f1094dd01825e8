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

import type { Catalogue, CatalogueProduct } from '../Catalogue';

/** A place of the hierarchy: the top, or a classification, with what is below it. */
export interface CatalogueStage {
  /** Inside the site, percent-encoded. */
  path: string;
  /** The localised address. */
  route: string;
  /** Absent at the top. */
  classification?: Classification<CatalogueProduct>;
  children: readonly Classification<CatalogueProduct>[];
  /** Here and everywhere below, each once. */
  products: readonly RoutedProduct<CatalogueProduct>[];
}

/** What stands at percent-encoded segments below `/products`; undefined when that is no classification. */
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

/** Whether a country has a classification: it and everything above it, but for the top, which every country has. */
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
