import { basketLimit } from '@kmx/core';

import { jsonError } from '../http/responses';
import { handleWithProducts } from '../products/handleWithProducts';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProducts } from '../products/loadProduct';

/**
 * `GET /api/comparison/{sisCode}/names?slugs=a,b`: `{ products: { [slug]: { name, variants: { [id]: name } }
 * }, classifications: { [slug]: name } }`, without unknown slugs.
 */
export async function handleComparisonNames(sisCode: string, url: string): Promise<Response> {
  const slugs = (new URL(url).searchParams.get('slugs') ?? '').split(',').filter((slug) => slug !== '');
  if (slugs.length > basketLimit) return jsonError(400, `Expected at most ${basketLimit} slugs.`);
  return handleWithProducts(sisCode, async ({ locale: { language, country } }) => {
    const [{ classifications }, products] = await Promise.all([
      loadCatalogue(language),
      loadProducts(slugs, language, country),
    ]);
    const names = products.map(({ slug, name, variants }) => {
      const variantNames = variants.map(({ id, nameMetric }) => [id, nameMetric] as const);
      return [slug, { name, variants: Object.fromEntries(variantNames) }] as const;
    });
    return Response.json(
      {
        products: Object.fromEntries(names),
        classifications: Object.fromEntries(classifications.map(({ slug, name }) => [slug, name])),
      },
      { headers: { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' } },
    );
  });
}
