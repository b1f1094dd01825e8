import {
  applicationPaths,
  createProductHierarchy,
  siteUrl,
  type LinkContext,
  type Locale,
  type ProductHierarchy,
} from '@kmx/core';

import type { Catalogue, CatalogueProduct } from './Catalogue';

const basePath = applicationPaths.products;

const known = new WeakMap<Catalogue, Map<string, ProductHierarchy<CatalogueProduct>>>();

export function countryHierarchy(
  catalogue: Catalogue,
  country: string,
  routeOf: (path: string) => string = (path) => path,
): ProductHierarchy<CatalogueProduct> {
  const hierarchies = known.get(catalogue) ?? new Map<string, ProductHierarchy<CatalogueProduct>>();
  known.set(catalogue, hierarchies);
  // The route of the root identifies the route format.
  const key = `${country}:${routeOf(basePath)}`;
  const hierarchy =
    hierarchies.get(key) ?? createProductHierarchy(catalogue.classifications, { country, basePath, routeOf });
  hierarchies.set(key, hierarchy);
  return hierarchy;
}

/** Returns the product tree of a locale's country, with localized routes. */
export const catalogueHierarchy = (
  catalogue: Catalogue,
  locale: Locale,
  links: LinkContext,
): ProductHierarchy<CatalogueProduct> =>
  countryHierarchy(catalogue, locale.country, (path) => siteUrl(path, { ...links, locale }));
