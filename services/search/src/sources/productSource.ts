import type { LanguageCode, SearchRecord } from '@kmx/core';
import { queryService, type RemoteService } from '../remote/queryService';
import { createProductRecords } from './createProductRecords';
import { IndexedCatalogueDocument, IndexedProductsDocument } from './products.productQuery';
import { catalogueSchema, productsSchema, type IndexedDetail } from './products.schema';
import { jobKey } from './reindexReason';
import type { SearchSource } from './SearchSource';
import type { IndexedSite } from './sites.schema';

/** Details of 25 products come within 3000 ms, also from a service that just started. */
const productsAtOnce = 25;

async function queryDetails(
  products: RemoteService,
  slugs: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, IndexedDetail>> {
  const details = new Map<string, IndexedDetail>();
  for (let start = 0; start < slugs.length; start += productsAtOnce) {
    const variables = { language, slugs: slugs.slice(start, start + productsAtOnce).join() };
    const found = await queryService(products, IndexedProductsDocument, productsSchema, variables);
    for (const detail of found.productsBySlugs) details.set(detail.slug, detail);
  }
  return details;
}

async function collectRecords(
  products: RemoteService,
  siteKey: string,
  language: LanguageCode,
): Promise<readonly SearchRecord[]> {
  const { classificationProducts: classifications } = await queryService(
    products,
    IndexedCatalogueDocument,
    catalogueSchema,
    { language },
  );
  const slugs = new Set(classifications.flatMap((item) => item.products.map(({ slug }) => slug)));
  const details = await queryDetails(products, [...slugs], language);
  return createProductRecords({ siteKey, language, classifications, details });
}

/** Product groups, products and their documents; only the main site shows them (section 2.2). */
export const createProductSource = (
  products: RemoteService,
  site: Pick<IndexedSite, 'key' | 'languages'>,
): SearchSource => ({
  name: jobKey({ kind: 'products' }),
  collect: async () => {
    const records: SearchRecord[] = [];
    for (const language of site.languages)
      records.push(...(await collectRecords(products, site.key, language)));
    return records;
  },
});
