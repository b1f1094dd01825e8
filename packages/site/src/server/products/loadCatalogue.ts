import type { LanguageCode } from '@kmx/core';

import type { Catalogue } from './Catalogue';
import { CatalogueDocument } from './catalogue.productQuery';
import { catalogueSchema } from './catalogue.schema';
import { productCache, productsTag } from './productCache';
import { queryProducts } from './queryProducts';

/**
 * The range of products in a language, with what every country has; cancelled products are not in it.
 * @throws ProductServiceError when the service cannot answer and nothing is remembered.
 */
export const loadCatalogue = (language: LanguageCode): Promise<Catalogue> =>
  productCache().get(`catalogue:${language}`, [productsTag], () =>
    queryProducts(CatalogueDocument, catalogueSchema, { language }),
  );
