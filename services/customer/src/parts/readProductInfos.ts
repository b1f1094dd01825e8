import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { machineTypes } from '@kmx/contract/machines';
import { containsAllTerms, inBytes, isFilled, isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import { pageOf, type Page } from '../database/pageOf';
import type { ProductInfo, ProductInfoChoices, ProductInfoFilter } from './model';
import { newestSoftware } from './newestSoftware';

const partCount = sql<
  number | string
>`(select count(*) from customer_part_products as pair where pair.product_slug = product.slug)`;

const newest = newestSoftware('product.slug');

const conditionsOf = ({ text, brands, statuses, types }: ProductInfoFilter): RawBuilder<SqlBool>[] => [
  ...containsAllTerms('product.search_key', text),
  ...(isFilled(brands) ? [isOneOf(sql.ref('product.brand'), brands)] : []),
  ...(isFilled(statuses) ? [isOneOf(sql.ref('product.status'), statuses)] : []),
  ...(isFilled(types) ? [isOneOf(sql.ref('product.type'), types)] : []),
];

const productsOf = (db: CustomerDatabase, conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('customer_product_infos as product'),
  );

const withColumns = (query: ReturnType<typeof productsOf>) =>
  query.selectAll('product').select([partCount.as('part_count'), newest.as('newest_software')]);

type ProductRow = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

const toProductInfo = (row: ProductRow): ProductInfo => ({
  slug: row.slug,
  name: row.name,
  brand: row.brand,
  itemNumber: row.item_number,
  status: row.status,
  type: row.type,
  partCount: Number(row.part_count),
  softwareVersion: row.newest_software,
});

/** One page of the products through a filter, by name. */
export const listProductInfos = async (
  db: CustomerDatabase,
  filter: ProductInfoFilter,
  requested: { page: number; pageSize: number },
): Promise<Page<ProductInfo>> => {
  const products = productsOf(db, conditionsOf(filter));
  const counted = await products.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const { offset, page, pageSize } = pageOf(total, requested);
  const name = sql.ref('product.name_key');
  const rows = await withColumns(products)
    .orderBy(inBytes(db, name))
    .orderBy('product.slug')
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { total, page, pageSize, items: rows.map(toProductInfo) };
};

/** The product of a slug, or null. */
export const readProductInfo = async (db: CustomerDatabase, slug: string): Promise<ProductInfo | null> => {
  const row = await withColumns(
    productsOf(db, [isOneOf(sql.ref('product.slug'), [slug])]),
  ).executeTakeFirst();
  return row ? toProductInfo(row) : null;
};

export const readProductInfoChoices = async (db: CustomerDatabase): Promise<ProductInfoChoices> => {
  const rows = await db.selectFrom('customer_product_infos').select(['brand', 'type']).distinct().execute();
  return {
    brands: [...new Set(rows.map(({ brand }) => brand))].sort(),
    types: machineTypes.filter((type) => rows.some((row) => row.type === type)),
  };
};
