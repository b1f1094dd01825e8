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

/**
 * The tree of products that a country has, made once for a catalogue, a country and a way of writing addresses; by default
 * addresses are paths inside the site.
 */
export function countryHierarchy(
  catalogue: Catalogue,
  country: string,
  routeOf: (path: string) => string = (path) => path,
): ProductHierarchy<CatalogueProduct> {
  const hierarchies = known.get(catalogue) ?? new Map<string, ProductHierarchy<CatalogueProduct>>();
  known.set(catalogue, hierarchies);
  // The address of the root differs wherever those below it do.
  const key = `${country}:${routeOf(basePath)}`;
  const hierarchy =
    hierarchies.get(key) ?? createProductHierarchy(catalogue.classifications, { country, basePath, routeOf });
  hierarchies.set(key, hierarchy);
  return hierarchy;
}

/** The tree of products that a locale's country has, with localised routes. */
export const catalogueHierarchy = (
  catalogue: Catalogue,
  locale: Locale,
  links: LinkContext,
): ProductHierarchy<CatalogueProduct> =>
  countryHierarchy(catalogue, locale.country, (path) => siteUrl(path, { ...links, locale }));
