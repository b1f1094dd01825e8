import { listProducts, type Classification } from '@kmx/core';

import type { CatalogueProduct } from '../products/Catalogue';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import type { SiteView } from '../view/createSiteView';

/** Contents of the menu about a product area, besides its link. */
export interface ProductMenuArea {
  readonly href: string;
  readonly pictureUrl: string | undefined;
  /** Including all classifications below. */
  readonly productCount: number;
  readonly children: readonly { readonly name: string; readonly href: string }[];
}

/**
 * Loads the product areas of the reader's country; empty for a site without products.
 * @throws ProductServiceError if the product service fails and nothing is cached.
 */
export async function loadProductMenu(view: SiteView): Promise<readonly ProductMenuArea[]> {
  if (!view.hasProducts) return [];
  const catalogue = await loadCatalogue(view.locale.language);
  const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
  return hierarchy.roots.map((area: Classification<CatalogueProduct>) => ({
    href: area.route,
    pictureUrl: area.imageUrl ?? undefined,
    productCount: listProducts(hierarchy, [area]).length,
    children: area.childClassifications.map(({ name, route }) => ({ name, href: route })),
  }));
}
