import type { Kysely, Migration } from 'kysely';

type Column = readonly [name: string, type: 'text' | 'integer', isRequired?: boolean];

/** A table of columns that need no more than a type; the first one is the key. */
const createPlain = (db: Kysely<unknown>, name: string, columns: readonly Column[]): Promise<void> =>
  columns
    .reduce(
      (table, [column, type, isRequired = true], index) =>
        table.addColumn(column, type, (made) => {
          if (index === 0) return made.primaryKey();
          return isRequired ? made.notNull() : made;
        }),
      db.schema.createTable(name),
    )
    .execute();

const tables: Readonly<Record<string, readonly Column[]>> = {
  customer_parts: [
    ['id', 'text'],
    ['article_number', 'text'],
    ['article_key', 'text'],
    ['names', 'text'],
    ['kind', 'text'],
    ['stock', 'integer'],
    ['availability_days', 'integer'],
    ['location', 'text'],
    ['drawing', 'text'],
    ['search_key', 'text'],
  ],
  customer_product_infos: [
    ['slug', 'text'],
    ['name', 'text'],
    ['name_key', 'text'],
    ['brand', 'text'],
    ['item_number', 'text'],
    ['status', 'text'],
    ['type', 'text'],
    ['search_key', 'text'],
  ],
  customer_articles: [
    ['id', 'text'],
    ['type', 'text'],
    ['kind', 'text'],
    ['texts', 'text'],
    ['minutes', 'integer'],
    ['changed_on', 'text'],
  ],
  customer_software: [
    ['id', 'text'],
    ['product_slug', 'text'],
    ['version', 'text'],
    ['released_on', 'text'],
    ['notes', 'text'],
    ['size_bytes', 'integer'],
  ],
  customer_downloads: [
    ['id', 'text'],
    ['kind', 'text'],
    ['titles', 'text'],
    ['version', 'text'],
    ['released_on', 'text'],
    ['file_name', 'text'],
    ['mime_type', 'text'],
    ['content', 'text'],
    ['size_bytes', 'integer'],
    ['sha256', 'text'],
  ],
  customer_orders: [
    ['id', 'text'],
    ['reference', 'text'],
    ['organisation_id', 'text'],
    ['user_id', 'text'],
    ['user_name', 'text'],
    ['location_id', 'text'],
    ['lines', 'text'],
    ['note', 'text', false],
    ['customer_reference', 'text', false],
    ['created_at', 'text'],
    ['idempotency_key', 'text'],
  ],
};

const createPartProducts = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('customer_part_products')
    .addColumn('part_id', 'text', (column) =>
      column.notNull().references('customer_parts.id').onDelete('cascade'),
    )
    .addColumn('product_slug', 'text', (column) => column.notNull())
    .addColumn('replace_after_cycles', 'integer')
    .addPrimaryKeyConstraint('customer_part_products_pair', ['part_id', 'product_slug'])
    .execute();

/** Product information, the parts cart and its orders. */
export const partTables: Migration = {
  up: async (db) => {
    for (const [name, columns] of Object.entries(tables)) await createPlain(db, name, columns);
    await createPartProducts(db);
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns);
    await index('customer_parts_article', 'customer_parts', ['article_key']).unique().execute();
    await index('customer_part_products_slug', 'customer_part_products', ['product_slug']).execute();
    await index('customer_software_slug', 'customer_software', ['product_slug', 'released_on']).execute();
    await index('customer_orders_once', 'customer_orders', ['user_id', 'idempotency_key']).unique().execute();
    await index('customer_orders_reference', 'customer_orders', ['reference']).unique().execute();
  },
};
