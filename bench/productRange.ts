import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { z } from 'zod';
import { createAssetCollector } from '../demo/product/assets';
import { runSeed } from '../demo/product/runSeed';
import { connect } from '../services/product/src/database/connect';
import { migrate } from '../services/product/src/database/migrate';
import { createProductServer } from '../services/product/src/http/createServer';

const demoFolder = path.join(import.meta.dirname, '../demo');

/** Columns that refer to a product or one of its details, by table; each copy gets its own values. */
const owned: Readonly<Record<string, readonly string[]>> = {
  pim_products: ['id', 'slug'],
  pim_product_texts: ['product_id'],
  pim_product_countries: ['product_id'],
  pim_variants: ['id', 'product_id'],
  pim_specifications: ['id', 'product_id', 'variant_id'],
  pim_images: ['id', 'product_id'],
  pim_files: ['id', 'product_id'],
  pim_product_capabilities: ['product_id'],
  pim_relations: ['product_id', 'related_id'],
  pim_highlights: ['id', 'product_id'],
  pim_highlight_texts: ['highlight_id'],
};

/** Creates a file that is removed with the process. */
function createScratchFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-bench-product-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'product.db');
}

function copyProducts(database: Database, copy: number): void {
  for (const [table, columns] of Object.entries(owned)) {
    const all = database
      .prepare<[string], { name: string }>('select name from pragma_table_info(?)')
      .all(table);
    const select = all.map(({ name }) => (columns.includes(name) ? `${name} || '-copy-${copy}'` : name));
    const key =
      table === 'pim_products' ? 'id' : table === 'pim_highlight_texts' ? 'highlight_id' : 'product_id';
    database.exec(
      `insert into ${table} select ${select.join()} from ${table} where ${key} not like '%-copy-%'`,
    );
  }
}

/** Copies the demo range until exactly `count` products are listed. */
function growTo(file: string, count: number): Database {
  const database = new SqliteDatabase(file);
  const counting = database.prepare<[], { n: number }>(
    `select count(*) as n from pim_products where status != 'cancelled'`,
  );
  const listed = () => counting.get()?.n ?? 0;
  for (let copy = 1; listed() < count; copy += 1) database.transaction(copyProducts)(database, copy);
  database
    .prepare(
      `update pim_products set status = 'cancelled' where id in
       (select id from pim_products where status != 'cancelled' order by id desc limit ?)`,
    )
    .run(listed() - count);
  database.exec('analyze');
  return database;
}

/** Database and two services for a benchmark. */
export interface ProductRange {
  database: Database;
  /** Sends a request like the site; resolves to the response text. */
  request: (query: { query: string; variables: object }) => Promise<string>;
  /** Same as `request`, to a service with its production cache of a minute. */
  requestCached: ProductRange['request'];
}

async function serve(file: string, cacheSeconds: number): Promise<ProductRange['request']> {
  const server = createProductServer(connect(`file:${file}`), {
    cacheSeconds,
    isSchemaPublic: false,
    isBehindTls: false,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return async (query) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
    });
    const text = await response.text();
    if (!response.ok || text.startsWith('{"errors"')) throw new Error(`Refused: ${text.slice(0, 200)}`);
    return text;
  };
}

/**
 * Creates a scratch database with `count` listed products, and the real service over HTTP, with and without its cache.
 */
export async function createProductRange(count: number): Promise<ProductRange> {
  const file = createScratchFile();
  const db = connect(`file:${file}`);
  await migrate(db);
  // Images are not measured.
  await runSeed(
    db,
    { ...createAssetCollector(demoFolder), finish: () => Promise.resolve([]) },
    () => undefined,
  );
  await db.destroy();
  const database = growTo(file, count);
  return { database, request: await serve(file, 0), requestCached: await serve(file, 60) };
}
