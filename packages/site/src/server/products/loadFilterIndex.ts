import { indexProducts, type FilterableProduct, type IndexedProduct, type LanguageCode } from '@kmx/core';

import { inChunks } from './inChunks';
import { loadCatalogue } from './loadCatalogue';
import { FiguresOfProductsDocument } from './product.productQuery';
import { productCache, productsTag } from './productCache';
import { queryProducts } from './queryProducts';
import { figuresSchema } from './specification.schema';

export interface FilterableCatalogueProduct extends FilterableProduct {
  readonly supported_countries: readonly string[];
}

/** The service accepts 100 slugs per request; a third responds well within 3000 ms. */
const productsAtOnce = 34;

/**
 * Loads all listed products with the properties of their variants, for filters and counts.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export const loadFilterIndex = (
  language: LanguageCode,
): Promise<readonly IndexedProduct<FilterableCatalogueProduct>[]> =>
  productCache().get(`filterIndex:${language}`, [productsTag], async () => {
    const { classifications } = await loadCatalogue(language);
    const products = [
      ...new Map(
        classifications.flatMap((item) => item.products).map((product) => [product.slug, product]),
      ).values(),
    ];
    const figures = await inChunks(
      products.map(({ slug }) => slug),
      productsAtOnce,
      async (chunk) =>
        (await queryProducts(FiguresOfProductsDocument, figuresSchema, { language, slugs: chunk.join() }))
          .productsBySlugs,
    );
    const bySlug = new Map(
      figures.map(({ slug, specifications, variants }) => [
        slug,
        [...specifications, ...variants.flatMap((variant) => variant.specifications)],
      ]),
    );
    return indexProducts(
      products.map(({ slug, brand, capabilities, supported_countries }): FilterableCatalogueProduct => ({
        slug,
        brand,
        capabilities,
        supported_countries,
        specifications: bySlug.get(slug) ?? [],
      })),
    );
  });
