import type { LanguageCode } from '@kmx/core';

import type { Catalogue } from './Catalogue';
import { CatalogueDocument } from './catalogue.productQuery';
import { catalogueSchema } from './catalogue.schema';
import { productCache, productsTag } from './productCache';
import { queryProducts } from './queryProducts';

/**
 * Loads the products of all countries in a language, without discontinued ones.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export const loadCatalogue = (language: LanguageCode): Promise<Catalogue> =>
  productCache().get(`catalogue:${language}`, [productsTag], () =>
    queryProducts(CatalogueDocument, catalogueSchema, { language }),
  );
