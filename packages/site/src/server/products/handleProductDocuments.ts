import { parseLocale, productNotFoundMessage } from '@kmx/core';

import { env } from '../env';
import { respondWithEtag } from '../http/respondWithEtag';
import { jsonError, jsonUnavailable } from '../http/responses';

import { noSuchLocale } from './findProductLinks';
import { handleWithProducts } from './handleWithProducts';
import { loadProduct } from './loadProduct';
import type { ProductFile } from './ProductDetail';

const toDocument = ({ name, typeName, url, extension, sizeBytes, language }: ProductFile) => ({
  name,
  type: typeName,
  url,
  extension,
  sizeBytes,
  language,
});

/**
 * `GET /api/product-documents/{locale}/{slug}`: lists the public documents of a product, `[{name, type, url,
 * extension, sizeBytes, language}]`. Not limited by country, because a machine may have been bought
 * elsewhere.
 */
export async function handleProductDocuments(
  urlCode: string,
  slug: string,
  request: Request,
): Promise<Response> {
  if (env().PRODUCT_URL === undefined)
    return jsonUnavailable('There is no product data: this site has no product service.');
  const locale = parseLocale(urlCode);
  if (!locale.ok) return noSuchLocale();
  return handleWithProducts(locale.value.sisCode, async () => {
    const product = await loadProduct(slug, locale.value.language, 'ALL');
    if (!product) return jsonError(404, productNotFoundMessage);
    return respondWithEtag(product.files.map(toDocument), request, { 'cache-control': 'no-cache' });
  });
}
