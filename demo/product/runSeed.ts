import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ProductDatabase } from '../../services/product/src/database/connect';
import type { TableName, Tables } from '../../services/product/src/database/tables';
import type { AssetCollector } from './assets';
import { buildRows } from './buildRows';
import type { SeedRows } from './rows';

const record = 'seed';

/** The database holds products that no seed wrote: it will not replace them. */
export class OtherDataError extends Error {
  readonly code = 'foreignData';
  constructor() {
    super('The product database holds products that the seed did not write. Seed an empty database instead.');
    this.name = 'ForeignDataError';
  }
}

/** Parents before children; PostgreSQL checks references at once. */
const order = [
  'pim_terms',
  'pim_brands',
  'pim_classifications',
  'pim_classification_texts',
  'pim_classification_countries',
  'pim_capabilities',
  'pim_capability_texts',
  'pim_products',
  'pim_product_texts',
  'pim_product_countries',
  'pim_variants',
  'pim_specifications',
  'pim_images',
  'pim_files',
  'pim_product_capabilities',
  'pim_relations',
  'pim_highlights',
  'pim_highlight_texts',
] as const satisfies readonly (keyof SeedRows)[];

/** Bound values of a statement stay below the limits of both databases. */
const chunkOf = 200;

const insertAll = async <Name extends keyof SeedRows>(
  db: Transaction<Tables>,
  name: Name,
  rows: SeedRows[Name],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunkOf)
    await db
      .insertInto(name)
      .values(rows.slice(start, start + chunkOf))
      .execute();
};

const hashOf = (rows: SeedRows): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const readRecord = async (db: ProductDatabase): Promise<string | undefined> =>
  (await db.selectFrom('pim_records').select('value').where('key', '=', record).executeTakeFirst())?.value;

const hasProducts = async (db: ProductDatabase): Promise<boolean> =>
  (await db.selectFrom('pim_products').select('id').limit(1).executeTakeFirst()) !== undefined;

const clear = async (db: Transaction<Tables>): Promise<void> => {
  await db.updateTable('pim_products').set({ successor_id: null }).execute();
  await db.updateTable('pim_classifications').set({ parent_id: null }).execute();
  const names: readonly TableName[] = [...order.toReversed(), 'pim_assets', 'pim_records'];
  for (const name of names) await db.deleteFrom(name).execute();
};

/** A row may name one that comes later: the references are set once all are there. */
const insertProducts = async (db: Transaction<Tables>, rows: SeedRows['pim_products']): Promise<void> => {
  await insertAll(
    db,
    'pim_products',
    rows.map((row) => ({ ...row, successor_id: null })),
  );
  for (const { id, successor_id: successor } of rows)
    if (successor != null)
      await db.updateTable('pim_products').set({ successor_id: successor }).where('id', '=', id).execute();
};

/**
 * Fills the migrated database with the demo range, or renews what an earlier seed wrote; with nothing to change it
 * writes nothing. Throws {@link OtherDataError}.
 */
export const runSeed = async (
  db: ProductDatabase,
  collector: AssetCollector,
  report: (line: string) => void,
): Promise<void> => {
  const rows = await buildRows(collector);
  const hash = hashOf(rows);
  const written = await readRecord(db);
  if (written === hash) return report('Products: the demo range is there already.');
  if (written === undefined && (await hasProducts(db))) throw new OtherDataError();
  report(`Products: drawing the pictures of ${rows.pim_products.length} products …`);
  const assets = await collector.finish((done, all) => report(`Products: ${done} of ${all} pictures`));
  await db.transaction().execute(async (transaction) => {
    await clear(transaction);
    for (const name of order)
      if (name === 'pim_products') await insertProducts(transaction, rows.pim_products);
      else await insertAll(transaction, name, rows[name]);
    for (const asset of assets) await transaction.insertInto('pim_assets').values(asset).execute();
    await transaction.insertInto('pim_records').values({ key: record, value: hash }).execute();
  });
  report(
    `Products: ${rows.pim_products.length} products, ${rows.pim_variants.length} variants, ` +
      `${rows.pim_specifications.length} specifications, ${rows.pim_files.length} documents.`,
  );
};
