import { bench, describe } from 'vitest';
import {
  CatalogueDocument,
  ProductsBySlugsDocument,
} from '../packages/site/src/__generated__/product/graphql';
import { createProductRange } from './productRange';
import { createPlainReader } from './productSql';

const count = 500;
const { database, request, requestCached } = await createProductRange(count);
const plain = createPlainReader(database);
const slugs = plain.slugs();
const list = { query: CatalogueDocument.toString(), variables: { language: 'de' } };
const page = (slug: string) => ({
  query: ProductsBySlugsDocument.toString(),
  variables: { language: 'de', country: 'CH', slugs: slug },
});

/** Both responses must list all products to be comparable. */
const countProducts = (text: string) => text.split('"shortDescription"').length - 1;
const counts = [countProducts(await request(list)), plain.list('de').length];
if (counts.some((products) => products !== count))
  throw new Error(`Expected ${count} products, found ${counts.join(' and ')}.`);

const service = (how: string) => `the product service over HTTP, ${how}`;

/** Enough runs for a meaningful 99th percentile. */
const often = { iterations: 100, time: 2000, warmupIterations: 3, warmupTime: 500 };
const seldom = { ...often, iterations: 40 };

describe(`the list of ${count} products in German, all countries`, () => {
  bench('plain SQL, the same rows', () => void JSON.stringify(plain.list('de')), often);
  bench(service('its memory off'), async () => void (await request(list)), seldom);
  bench(service('as it runs'), async () => void (await requestCached(list)), often);
});

describe("the data of a product's page, one of 50 products each time", () => {
  let turn = 0;
  const next = () => slugs[(turn += 1) % 50] ?? '';
  bench('plain SQL, the same rows', () => void JSON.stringify(plain.product(next(), 'de')), often);
  bench(service('its memory off'), async () => void (await request(page(next()))), often);
  bench(service('as it runs'), async () => void (await requestCached(page(next()))), often);
});
