import { languageCodes, type ClassificationSource, type LanguageCode, type WrittenProduct } from '@kmx/core';

import { describeFailure, log } from '../log';
import { loadCatalogue } from '../products/loadCatalogue';
import { isProductServiceError } from '../products/ProductServiceError';

/** The range of products in every language. */
export type ProductRange = ReadonlyMap<LanguageCode, readonly ClassificationSource<WrittenProduct>[]>;

const loadRange = async (): Promise<ProductRange> =>
  new Map(
    await Promise.all(
      languageCodes.map(
        async (language) => [language, (await loadCatalogue(language)).classifications] as const,
      ),
    ),
  );

/** A site that was set up without products is complete without them. */
const isWithoutProducts = (error: Error): boolean => 'code' in error && error.code === 'notConfigured';

/** Null while the product service cannot answer and nothing is remembered; the log says why. */
export async function loadProductRange(): Promise<ProductRange | null> {
  try {
    return await loadRange();
  } catch (error) {
    if (!isProductServiceError(error)) throw error;
    if (isWithoutProducts(error)) return new Map();
    log('warn', `The sitemap is without products: ${describeFailure(error)}`);
    return null;
  }
}

/**
 * The languages in which a product's text really exists: what its page names as its versions, and the sitemap lists.
 * @throws ProductServiceError when the service cannot answer and nothing is remembered.
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
