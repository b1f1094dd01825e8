import { sql, type Kysely, type Migration } from 'kysely';
import { isPostgres } from '../../../toolkit/src/database/isPostgres';

const textTable = (db: Kysely<unknown>, table: string, owner: string, ownerTable: string) =>
  db.schema
    .createTable(table)
    .addColumn(owner, 'text', (column) => column.notNull().references(`${ownerTable}.id`).onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [owner, 'language']);

const countryTable = (db: Kysely<unknown>, table: string, owner: string, ownerTable: string) =>
  db.schema
    .createTable(table)
    .addColumn(owner, 'text', (column) => column.notNull().references(`${ownerTable}.id`).onDelete('cascade'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [owner, 'country'])
    .execute();

const entityTable = (db: Kysely<unknown>, table: string) =>
  db.schema.createTable(table).addColumn('id', 'text', (column) => column.primaryKey());

/** Creates a table of product details with an index on the product. */
const partTable = (db: Kysely<unknown>, table: string) =>
  entityTable(db, table)
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('pim_products.id').onDelete('cascade'),
    )
    .addColumn('sort_index', 'integer', (column) => column.notNull());

const createAssets = (db: Kysely<unknown>) =>
  db.schema
    .createTable('pim_assets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .execute();

const createClassifications = async (db: Kysely<unknown>): Promise<void> => {
  await entityTable(db, 'pim_brands')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pim_id', 'text', (column) => column.notNull().unique())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('image_asset', 'text', (column) => column.notNull())
    .addColumn('image_width', 'integer', (column) => column.notNull())
    .addColumn('image_height', 'integer', (column) => column.notNull())
    .execute();
  await entityTable(db, 'pim_classifications')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('parent_id', 'text', (column) => column.references('pim_classifications.id'))
    .addColumn('sort_index', 'integer', (column) => column.notNull())
    .addColumn('image_asset', 'text', (column) => column.notNull())
    .execute();
  await textTable(db, 'pim_classification_texts', 'classification_id', 'pim_classifications')
    .addColumn('description', 'text')
    .execute();
  await countryTable(db, 'pim_classification_countries', 'classification_id', 'pim_classifications');
};

const createProducts = async (db: Kysely<unknown>): Promise<void> => {
  await entityTable(db, 'pim_products')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('active', 'discontinued', 'cancelled')`),
    )
    .addColumn('brand_id', 'text', (column) => column.notNull().references('pim_brands.id'))
    .addColumn('classification_id', 'text', (column) => column.notNull().references('pim_classifications.id'))
    .addColumn('successor_id', 'text', (column) => column.references('pim_products.id'))
    .addColumn('sort_index', 'integer', (column) => column.notNull())
    .addColumn('video_asset', 'text')
    .addColumn('video_image_asset', 'text')
    .execute();
  await textTable(db, 'pim_product_texts', 'product_id', 'pim_products')
    .addColumn('short_description', 'text', (column) => column.notNull())
    .addColumn('long_description', 'text', (column) => column.notNull())
    .execute();
  await countryTable(db, 'pim_product_countries', 'product_id', 'pim_products');
  await partTable(db, 'pim_variants')
    .addColumn('name_metric', 'text', (column) => column.notNull())
    .addColumn('name_imperial', 'text', (column) => column.notNull())
    .execute();
};

const createSpecifications = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('pim_terms')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pim_terms_key', ['key', 'language'])
    .execute();
  await partTable(db, 'pim_specifications')
    .addColumn('variant_id', 'text', (column) => column.references('pim_variants.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name_term', 'text', (column) => column.notNull())
    .addColumn('group_term', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('value_term', 'text')
    .addColumn('unit_term', 'text')
    .addColumn('measurement_system', 'text', (column) =>
      column.check(sql`measurement_system in ('dim_metric', 'dim_imperial')`),
    )
    .addColumn('minimum', 'double precision')
    .addColumn('maximum', 'double precision')
    .addCheckConstraint('pim_specifications_value', sql`value is not null or value_term is not null`)
    .execute();
};

const createMedia = async (db: Kysely<unknown>): Promise<void> => {
  await partTable(db, 'pim_images')
    .addColumn('name_term', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .execute();
  await partTable(db, 'pim_files')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type_term', 'text', (column) => column.notNull())
    .addColumn('content_language', 'text', (column) => column.notNull())
    .addColumn('asset', 'text', (column) => column.notNull())
    .addColumn('thumbnail_asset', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .execute();
  await partTable(db, 'pim_highlights')
    .addColumn('image_asset', 'text')
    .addColumn('video_image_asset', 'text')
    .addColumn('video_asset', 'text')
    .execute();
  await textTable(db, 'pim_highlight_texts', 'highlight_id', 'pim_highlights')
    .addColumn('short_description', 'text', (column) => column.notNull())
    .addColumn('long_description', 'text', (column) => column.notNull())
    .execute();
};

const createRelations = async (db: Kysely<unknown>): Promise<void> => {
  await entityTable(db, 'pim_capabilities')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('sort_index', 'integer', (column) => column.notNull())
    .addColumn('image_asset', 'text', (column) => column.notNull())
    .execute();
  await textTable(db, 'pim_capability_texts', 'capability_id', 'pim_capabilities').execute();
  await db.schema
    .createTable('pim_product_capabilities')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('pim_products.id').onDelete('cascade'),
    )
    .addColumn('capability_id', 'text', (column) => column.notNull().references('pim_capabilities.id'))
    .addColumn('sort_index', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pim_product_capabilities_key', ['product_id', 'capability_id'])
    .execute();
  await db.schema
    .createTable('pim_relations')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('pim_products.id').onDelete('cascade'),
    )
    .addColumn('related_id', 'text', (column) => column.notNull().references('pim_products.id'))
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('related', 'component', 'service')`),
    )
    .addColumn('sort_index', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pim_relations_key', ['product_id', 'related_id', 'type'])
    .execute();
};

const indexes: readonly (readonly [table: string, column: string])[] = [
  ['pim_classifications', 'parent_id'],
  ['pim_products', 'classification_id'],
  ['pim_variants', 'product_id'],
  ['pim_specifications', 'product_id'],
  ['pim_images', 'product_id'],
  ['pim_files', 'product_id'],
  ['pim_highlights', 'product_id'],
  ['pim_product_capabilities', 'capability_id'],
];

export const initialTables: Migration = {
  up: async (db) => {
    await createAssets(db);
    await createClassifications(db);
    await createProducts(db);
    await createSpecifications(db);
    await createMedia(db);
    await createRelations(db);
    await db.schema
      .createTable('pim_records')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    for (const [table, column] of indexes)
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  },
};
