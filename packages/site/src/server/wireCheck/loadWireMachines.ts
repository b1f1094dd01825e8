import type { LanguageCode } from '@kmx/core';
import { isReadByCheck, type WireMachine } from '@kmx/core/wire-check';

import { loadCatalogue } from '../products/loadCatalogue';
import { productCache, productsTag } from '../products/productCache';
import type { ProductDetail } from '../products/ProductDetail';
import { requestProduct } from '../products/requestProduct';

export interface WireProduct extends WireMachine {
  readonly variants: readonly (WireMachine['variants'][number] & {
    readonly nameMetric: string;
    readonly nameImperial: string;
  })[];
}

const toWireProduct = ({ slug, name, specifications, variants }: ProductDetail): WireProduct => ({
  slug,
  name,
  specifications: specifications.filter(isReadByCheck),
  variants: variants.map((variant) => ({
    ...variant,
    specifications: variant.specifications.filter(isReadByCheck),
  })),
});

/**
 * Loads every active product in any country for the wire check. One cache entry per language, so that a check
 * does not evict product pages.
 * @throws ProductServiceError if the service fails and nothing is cached.
 */
export const loadWireMachines = (language: LanguageCode): Promise<readonly WireProduct[]> =>
  productCache().get(`wireMachines:${language}`, [productsTag], async () => {
    const { classifications } = await loadCatalogue(language);
    const active = classifications.flatMap(({ products }) =>
      products.flatMap(({ slug, status }) => (status === 'active' ? [slug] : [])),
    );
    const products = await Promise.all(
      [...new Set(active)].map((slug) => requestProduct(slug, language, 'ALL')),
    );
    return products.flatMap((product) => (product ? [toWireProduct(product)] : []));
  });
