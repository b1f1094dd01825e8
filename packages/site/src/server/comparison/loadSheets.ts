import { basketProducts, type Basket, type Locale } from '@kmx/core';

import type { Catalogue } from '../products/Catalogue';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProducts } from '../products/loadProduct';

import { createSheets, type Sheets } from './createSheets';

/**
 * Loads a comparison in a locale.
 * @throws ProductServiceError if the data is unavailable.
 */
export async function loadSheets(
  basket: Basket,
  { language, country }: Locale,
): Promise<Sheets & { readonly catalogue: Catalogue }> {
  const slugs = [...new Set(basketProducts(basket).map(({ slug }) => slug))];
  const [catalogue, products] = await Promise.all([
    loadCatalogue(language),
    loadProducts(slugs, language, country),
  ]);
  return { ...createSheets(basket, products, catalogue), catalogue };
}
