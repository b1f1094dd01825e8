import type { LanguageCode } from '@kmx/core';

import { loadCatalogue } from './loadCatalogue';
import { productCache, productsTag, unlistedCache } from './productCache';
import type { ProductDetail } from './ProductDetail';
import { requestProduct } from './requestProduct';

interface LoadedProduct {
  product: ProductDetail | null;
}

/** Invalid slugs need no request. */
const slugPattern = /^[a-z0-9][a-z0-9-]{0,119}$/;

async function isListed(slug: string, language: LanguageCode): Promise<boolean> {
  const { classifications } = await loadCatalogue(language);
  return classifications.some(({ products }) => products.some((product) => product.slug === slug));
}

/**
 * Loads a product. `country` is ISO 3166-1 alpha-2 in upper case or `ALL`. Null if there is none or the
 * country does not have it; includes discontinued products.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export async function loadProduct(
  slug: string,
  language: LanguageCode,
  country: string,
): Promise<ProductDetail | null> {
  if (!slugPattern.test(slug)) return null;
  const request = async (): Promise<LoadedProduct> => ({
    product: await requestProduct(slug, language, country),
  });
  const cache = (await isListed(slug, language)) ? productCache() : unlistedCache();
  const key = ['product', language, country, slug].join(':');
  return (await cache.get(key, [productsTag], request)).product;
}

/**
 * Loads products in the order of their slugs, without duplicates and missing ones, in as few requests as
 * possible.
 */
export async function loadProducts(
  slugs: readonly string[],
  language: LanguageCode,
  country: string,
): Promise<readonly ProductDetail[]> {
  const products = await Promise.all([...new Set(slugs)].map((slug) => loadProduct(slug, language, country)));
  return products.filter((product) => product !== null);
}
