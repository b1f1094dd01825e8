import { internationalCountry, type LanguageCode, type SearchRecord } from '@kmx/core';

import type { SiteConfig } from '../../content/system.schema';
import { loadCatalogue } from '../../products/loadCatalogue';
import type { ProductDetail } from '../../products/ProductDetail';
import { requestProduct } from '../../products/requestProduct';
import { jobKey } from '../jobs/reindexReason';

import { createProductRecords } from './createProductRecords';
import type { SearchSource } from './SearchSource';

/** All that is told of the products; not remembered, or it would push out what readers look at. */
async function readDetails(
  slugs: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, ProductDetail>> {
  const details = await Promise.all(
    slugs.map((slug) => requestProduct(slug, language, internationalCountry)),
  );
  return new Map(details.filter((detail) => detail !== null).map((detail) => [detail.slug, detail]));
}

async function recordsOf(siteKey: string, language: LanguageCode): Promise<readonly SearchRecord[]> {
  const catalogue = await loadCatalogue(language);
  const slugs = new Set(
    catalogue.classifications.flatMap(({ products }) => products.map(({ slug }) => slug)),
  );
  return createProductRecords({
    siteKey,
    language,
    catalogue,
    details: await readDetails([...slugs], language),
  });
}

/** Product groups, products and their documents; the main site alone shows them (section 2.2). */
export const productSource = (site: Pick<SiteConfig, 'key' | 'languages'>): SearchSource => ({
  name: jobKey({ kind: 'products' }),
  collect: async () => {
    const records: SearchRecord[] = [];
    for (const language of site.languages) records.push(...(await recordsOf(site.key, language)));
    return records;
  },
});
