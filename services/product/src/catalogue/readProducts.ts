import type { ProductDatabase } from '../database/connect';
import type { Row } from '../database/tables';
import type { Scope } from './scope';

export type Product = Row<'pim_products'>;

/** Product with its owner: the classification, capability or product in `owner_id`. */
export interface OwnedProduct extends Product {
  owner_id: string;
}

/**
 * Visible products: "products are filtered likewise" (section 5); products of a dropped classification are dropped
 * too.
 */
const visibleProducts = (db: ProductDatabase, scope: Scope, classificationIds: readonly string[]) => {
  const query = db
    .selectFrom('pim_products')
    .where('pim_products.classification_id', 'in', classificationIds.length > 0 ? classificationIds : ['']);
  const { country } = scope;
  if (country === null) return query;
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('pim_product_countries')
        .select('pim_product_countries.country')
        .whereRef('pim_product_countries.product_id', '=', 'pim_products.id')
        .where('pim_product_countries.country', '=', country),
    ),
  );
};

type Read<T> = (keys: readonly string[]) => Promise<T[]>;

/** Queries for the products of a scope. Lists exclude cancelled products; lookups by slug or id find them. */
export interface ProductReader {
  bySlugs: Read<Product>;
  byIds: Read<Product>;
  listByClassifications: Read<OwnedProduct>;
  listByCapabilities: Read<OwnedProduct>;
}

export const createProductReader = (
  db: ProductDatabase,
  scope: Scope,
  visibleIds: () => Promise<readonly string[]>,
): ProductReader => {
  const visible = async () => ({ query: visibleProducts(db, scope, await visibleIds()) });
  return {
    bySlugs: async (slugs) =>
      (await visible()).query.where('pim_products.slug', 'in', slugs).selectAll('pim_products').execute(),
    byIds: async (ids) =>
      (await visible()).query.where('pim_products.id', 'in', ids).selectAll('pim_products').execute(),
    listByClassifications: async (ids) =>
      (await visible()).query
        .where('pim_products.classification_id', 'in', ids)
        .where('pim_products.status', '!=', 'cancelled')
        .selectAll('pim_products')
        .select('pim_products.classification_id as owner_id')
        .execute(),
    listByCapabilities: async (ids) =>
      (await visible()).query
        .innerJoin('pim_product_capabilities', 'pim_product_capabilities.product_id', 'pim_products.id')
        .where('pim_product_capabilities.capability_id', 'in', ids)
        .where('pim_products.status', '!=', 'cancelled')
        .selectAll('pim_products')
        .select('pim_product_capabilities.capability_id as owner_id')
        .execute(),
  };
};
