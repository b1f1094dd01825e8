import type { LanguageCode } from '@kmx/core';

import { inChunks } from './inChunks';
import { ProductsBySlugsDocument } from './product.productQuery';
import { productsSchema } from './product.schema';
import type { ProductDetail } from './ProductDetail';
import { queryProducts } from './queryProducts';

type FoundProducts = ReadonlyMap<string, ProductDetail>;

/** Number of product details that the service delivers within 3000 ms, even after a cold start. */
const productsAtOnce = 25;

interface Batch {
  slugs: Set<string>;
  response: Promise<FoundProducts>;
}

const batches = new Map<string, Batch>();

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function requestAll(
  slugs: readonly string[],
  language: LanguageCode,
  country: string,
): Promise<FoundProducts> {
  const products = await inChunks(slugs, productsAtOnce, async (chunk) => {
    const variables = { language, country, slugs: chunk.join() };
    return (await queryProducts(ProductsBySlugsDocument, productsSchema, variables)).productsBySlugs;
  });
  return new Map(products.map((product) => [product.slug, product]));
}

function openBatch(key: string, language: LanguageCode, country: string): Batch {
  const slugs = new Set<string>();
  const response = nextTurn().then(() => {
    batches.delete(key);
    return requestAll([...slugs], language, country);
  });
  const batch = { slugs, response };
  batches.set(key, batch);
  return batch;
}

/**
 * Loads a product, batched with other calls in the same turn of the event loop; null if it does not exist.
 */
export async function requestProduct(
  slug: string,
  language: LanguageCode,
  country: string,
): Promise<ProductDetail | null> {
  const key = `${language}:${country}`;
  const batch = batches.get(key) ?? openBatch(key, language, country);
  batch.slugs.add(slug);
  return (await batch.response).get(slug) ?? null;
}
