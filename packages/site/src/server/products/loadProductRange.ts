import { languageCodes, type ClassificationSource, type LanguageCode, type WrittenProduct } from '@kmx/core';

import { log } from '../log';
import { loadCatalogue } from './loadCatalogue';
import { isProductServiceError } from './ProductServiceError';

export type ProductRange = ReadonlyMap<LanguageCode, readonly ClassificationSource<WrittenProduct>[]>;

const loadRange = async (): Promise<ProductRange> =>
  new Map(
    await Promise.all(
      languageCodes.map(
        async (language) => [language, (await loadCatalogue(language)).classifications] as const,
      ),
    ),
  );

/** Without a product service, the sitemap is complete without products. */
const isWithoutProducts = (error: Error): boolean => 'code' in error && error.code === 'notConfigured';

/** Returns null while the product service fails and nothing is cached, which is logged. */
export async function loadProductRange(): Promise<ProductRange | null> {
  try {
    return await loadRange();
  } catch (error) {
    if (!isProductServiceError(error)) throw error;
    if (isWithoutProducts(error)) return new Map();
    log('warn', 'The sitemap omits products.', {}, error);
    return null;
  }
}

/**
 * Loads the languages in which a product's text exists, for language links and the sitemap.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export async function loadProductLanguages(slug: string): Promise<readonly LanguageCode[]> {
  const range = await loadRange();
  return languageCodes.filter((language) =>
    range
      .get(language)
      ?.some(({ products }) =>
        products.some((product) => product.slug === slug && product.contentLanguage === language),
      ),
  );
}
