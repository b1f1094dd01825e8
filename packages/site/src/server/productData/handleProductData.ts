import type { LinkContext } from '@kmx/core';

import { allowCacheMode, renewContent } from '../caching/cacheMode';
import { clientAddress } from '../clientAddress';
import { cacheParameter } from '../content/cacheParameter';
import { env } from '../env';
import { respondWithEtag } from '../http/respondWithEtag';
import { jsonError, jsonUnavailable } from '../http/responses';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { handleWithProducts } from '../products/handleWithProducts';
import { loadCatalogue } from '../products/loadCatalogue';
import { productsTag } from '../products/productCache';
import { toHierarchyData } from './toProductData';

async function createResponse(links: LinkContext, request: Request): Promise<Response> {
  const { locale } = links;
  const hierarchy = catalogueHierarchy(await loadCatalogue(locale.language), locale, links);
  const data = { locale: locale.sisCode, ...toHierarchyData(hierarchy) };
  // Revalidated each time, so that changes show immediately; the data is cached in memory.
  return respondWithEtag(data, request, { 'cache-control': 'no-cache' });
}

/** `GET /api/product-data/{sisCode}?cache=` (section 7): classifications and products of a locale. */
export async function handleProductData(sisCode: string, request: Request): Promise<Response> {
  const mode = cacheParameter.safeParse(new URL(request.url).searchParams.get('cache') ?? undefined);
  if (!mode.success) return jsonError(400, mode.error.issues.map(({ message }) => message).join('; '));
  if (env().PRODUCT_URL === undefined)
    return jsonUnavailable('There is no product data: this site has no product service.');
  return handleWithProducts(sisCode, async (links) => {
    const allowed = await allowCacheMode(mode.data, clientAddress(request.headers));
    if (allowed !== 'default') renewContent(allowed, [productsTag]);
    return createResponse(links, request);
  });
}
