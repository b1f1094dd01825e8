import type { LanguageCode } from '@kmx/core';

import { loadCatalogue } from './loadCatalogue';
import { productCache, productsTag, unlistedCache } from './productCache';
import type { ProductDetail } from './ProductDetail';
import { requestProduct } from './requestProduct';

interface LoadedProduct {
  product: ProductDetail | null;
}

/** What no product's slug is written like needs no question. */
const slugPattern = /^[a-z0-9][a-z0-9-]{0,119}$/;

async function isListed(slug: string, language: LanguageCode): Promise<boolean> {
  const { classifications } = await loadCatalogue(language);
  return classifications.some(({ products }) => products.some((product) => product.slug === slug));
}

/**
 * A product with all that is told of it; `country` is ISO 3166 alpha-2 in upper case or `ALL`. Null when there is none or
 * the country does not have it; a cancelled product is found too.
 * @throws ProductServiceError when the service cannot answer and nothing is remembered.
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

/** Products in the order of their slugs, each once; what is not found is left out. Asked in as few questions as the service allows. */
export async function loadProducts(
  slugs: readonly string[],
  language: LanguageCode,
  country: string,
): Promise<readonly ProductDetail[]> {
  const products = await Promise.all([...new Set(slugs)].map((slug) => loadProduct(slug, language, country)));
  return products.filter((product) => product !== null);
}
