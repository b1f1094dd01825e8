import {
  createProductHierarchy,
  siteUrl,
  type LinkContext,
  type Locale,
  type ProductHierarchy,
} from '@kmx/core';

import type { Catalogue, CatalogueProduct } from './Catalogue';

const basePath = '/products';

const known = new WeakMap<Catalogue, Map<string, ProductHierarchy<CatalogueProduct>>>();

/** The tree of products that a locale's country has, with localised routes; made once for a catalogue, a locale and a way of writing links. */
export function catalogueHierarchy(
  catalogue: Catalogue,
  locale: Locale,
  links: LinkContext,
): ProductHierarchy<CatalogueProduct> {
  const routeOf = (path: string) => siteUrl(path, { ...links, locale });
  const hierarchies = known.get(catalogue) ?? new Map<string, ProductHierarchy<CatalogueProduct>>();
  known.set(catalogue, hierarchies);
  // The address of the root differs wherever those below it do.
  const key = `${locale.country}:${routeOf(basePath)}`;
  const hierarchy =
    hierarchies.get(key) ??
    createProductHierarchy(catalogue.classifications, { country: locale.country, basePath, routeOf });
  hierarchies.set(key, hierarchy);
  return hierarchy;
}
