import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { evaluateModule } from '../../packages/site/build/evaluateModule.mjs';
import { inRoot } from '../lib/paths.mjs';
import { listSeeded, markSeeded } from '../lib/seed.mjs';
import { applySettings } from './applySettings.mjs';
import { move } from './move.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'kmx-move-test-'));
const { findPostgres, startScratchPostgres } = await evaluateModule(
  inRoot('services/toolkit/src/testing/scratchPostgres.ts'),
);
const binaries = findPostgres();
let postgres;
before(async () => {
  postgres = binaries && (await startScratchPostgres(binaries));
});
after(async () => {
  await postgres?.stop();
  rmSync(scratch, { recursive: true });
});

const fileOf = (url) => url.slice('file:'.length);

async function queryPostgres(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

function withFile(url, work) {
  const database = new Database(fileOf(url));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Every pair of types that a column has in the two databases, a reference to a later row, and a table without a key. */
const sqliteTables = (name) => `
  CREATE TABLE ${name}_pages (id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES ${name}_pages (id), code text(36),
    state TEXT, title TEXT NOT NULL, changed_at TEXT, body TEXT, is_hidden INTEGER, size numeric, share double precision,
    bytes BLOB);
  CREATE TABLE "${name}_Tags" ("order" INTEGER NOT NULL, page_id INTEGER NOT NULL REFERENCES ${name}_pages (id));
  CREATE TABLE ${name}_migrations (name TEXT);
  INSERT INTO ${name}_migrations VALUES ('initial of sqlite');`;
const postgresTables = (name) => `
  CREATE TYPE ${name}_state AS ENUM ('draft', 'published');
  CREATE TABLE ${name}_pages (id serial PRIMARY KEY, parent_id integer REFERENCES ${name}_pages (id), code uuid,
    state ${name}_state, title varchar NOT NULL, changed_at timestamptz(3), body jsonb, is_hidden boolean, size numeric,
    share double precision, bytes bytea);
  CREATE TABLE "${name}_Tags" ("order" integer NOT NULL, page_id integer NOT NULL REFERENCES ${name}_pages (id));
  CREATE TABLE ${name}_migrations (name varchar);
  INSERT INTO ${name}_migrations VALUES ('initial of postgres');`;

const names = ['content', 'product', 'identity', 'customer'];

async function migrate(name, service) {
  const url = service.url;
  if (url.startsWith('file:'))
    return withFile(url, (database) => {
      const isNew = database.pragma(`table_info(${name}_pages)`).length === 0;
      if (isNew) database.exec(sqliteTables(name));
    });
  const [{ table }] = await queryPostgres(url, `SELECT to_regclass('${name}_pages') AS table`);
  if (table === null) await queryPostgres(url, postgresTables(name));
}

/** Settings of a stack whose databases are at `urlOf(name)`. */
function createStack(dataDirectory, urlOf, DATABASE_URL) {
  const describe = (name) => {
    const variable = name === 'content' ? 'DATABASE_URL' : `${name.toUpperCase()}_DATABASE_URL`;
    const folders = { CMS_DATA_DIR: dataDirectory, CUSTOMER_DATA_DIR: dataDirectory };
    return { url: urlOf(name), cwd: dataDirectory, env: { ...folders, [variable]: urlOf(name) } };
  };
  const services = Object.fromEntries(names.map((name) => [name, describe(name)]));
  return { settings: { dataDirectory, DATABASE_URL }, services };
}

const createFiles = (name) => {
  const folder = mkdtempSync(path.join(scratch, `${name}-`));
  return createStack(folder, (service) => `file:${path.join(folder, service)}.db`);
};

async function createPostgres(name, { settings }) {
  await queryPostgres(postgres.url, `CREATE DATABASE ${name}`);
  const url = postgres.url.replace(/\/postgres$/, `/${name}`);
  return createStack(settings.dataDirectory, () => url, url);
}

const page = {
  id: 7,
  parent_id: 9,
  code: '2b1c5f3a-51f0-4a44-9d05-0c5b4a1f6e11',
  state: 'published',
  title: 'Abisolieren – 剥线',
  changed_at: '2026-03-01T12:00:00.123Z',
  body: '{"text":"a \\"b\\" \\\\n"}',
  is_hidden: 1,
  size: 12.5,
  share: 0.1,
  bytes: Buffer.from([0, 255, 10]),
};
const emptyPage = Object.fromEntries(Object.keys(page).map((column) => [column, null]));
const parent = { ...emptyPage, id: 9, title: 'Parent', is_hidden: 0 };
const manyTags = Array.from({ length: 450 }, (_, index) => ({ order: index, page_id: index % 2 ? 7 : 9 }));

async function fill(stack) {
  for (const name of names) {
    const service = stack.services[name];
    await migrate(name, service);
    withFile(service.url, (database) => {
      database.pragma('foreign_keys = OFF');
      const columns = Object.keys(page);
      const insert = database.prepare(
        `INSERT INTO ${name}_pages VALUES (${columns.map((column) => `@${column}`).join()})`,
      );
      const tag = database.prepare(`INSERT INTO "${name}_Tags" VALUES (@order, @page_id)`);
      database.transaction(() => {
        for (const row of [page, parent]) insert.run(row);
        for (const row of manyTags) tag.run(row);
      })();
    });
  }
}

const readFile = (stack, name) =>
  withFile(stack.services[name].url, (database) => ({
    pages: database.prepare(`SELECT * FROM ${name}_pages ORDER BY id`).all(),
    tags: database.prepare(`SELECT * FROM "${name}_Tags" ORDER BY "order"`).all(),
    migrations: database.prepare(`SELECT name FROM ${name}_migrations`).pluck().all(),
  }));

const hasPostgres = binaries !== null;
if (hasPostgres) {
  test('copies all rows to a shared PostgreSQL and back to files', async () => {
    const files = createFiles('before');
    await fill(files);
    markSeeded(files.settings, 'content');
    const shared = await createPostgres('moved', files);
    const { databases } = await move({ from: files, to: shared, migrate });
    assert.deepEqual(
      databases,
      names.map((name) => ({ name, tables: 2, rows: 452 })),
    );
    const [moved] = await queryPostgres(
      shared.services.content.url,
      'SELECT * FROM content_pages WHERE id = 7',
    );
    assert.deepEqual(moved, {
      ...page,
      changed_at: new Date(page.changed_at),
      body: { text: 'a "b" \\n' },
      is_hidden: true,
      size: '12.5',
    });
    const back = createFiles('after');
    await move({ from: shared, to: back, migrate });
    for (const name of names)
      assert.deepEqual(readFile(back, name), {
        pages: [{ ...page, body: '{"text": "a \\"b\\" \\\\n"}' }, parent],
        tags: manyTags,
        migrations: ['initial of sqlite'],
      });
  });

  test('leaves numbers and constraints of PostgreSQL as they are after its own inserts', async () => {
    const files = createFiles('numbers');
    await fill(files);
    const { url } = (await createPostgres('numbers', files)).services.content;
    await move({ from: files, to: createStack(files.settings.dataDirectory, () => url, url), migrate });
    const insert = `INSERT INTO content_pages (parent_id, title) VALUES ($1, 'New') RETURNING id`;
    assert.deepEqual(await queryPostgres(url, insert, [7]), [{ id: 10 }]);
    await assert.rejects(queryPostgres(url, insert, [99]), /foreign key/);
    const [{ count }] = await queryPostgres(
      url,
      'SELECT count(*)::int FROM pg_constraint WHERE condeferrable',
    );
    assert.equal(count, 0);
  });

  test('records the seeded demo for both databases', async () => {
    const files = createFiles('seeded');
    await fill(files);
    markSeeded(files.settings, 'content');
    const shared = await createPostgres('seeded', files);
    await move({ from: files, to: shared, migrate });
    assert.deepEqual([listSeeded(files.settings), listSeeded(shared.settings)], [['content'], ['content']]);
  });

  test('copies nothing of a database with a row that cannot be copied, and names its table', async () => {
    const files = createFiles('broken');
    await fill(files);
    withFile(files.services.content.url, (database) =>
      database.exec(`UPDATE "content_Tags" SET "order" = 'last' WHERE "order" = 449`),
    );
    const shared = await createPostgres('broken', files);
    await assert.rejects(move({ from: files, to: shared, migrate }), /The table content_Tags could not be/);
    assert.deepEqual(await queryPostgres(shared.services.content.url, 'SELECT * FROM content_pages'), []);
  });

  test('rejects a database with rows, and one of another schema', async () => {
    const files = createFiles('present');
    await fill(files);
    const shared = await createPostgres('present', files);
    const { url } = shared.services.content;
    await migrate('customer', shared.services.customer);
    await queryPostgres(url, `INSERT INTO customer_pages (title) VALUES ('Here')`);
    await assert.rejects(
      move({ from: files, to: shared, migrate }),
      /"customer" already has rows.*customer_pages/,
    );
    assert.deepEqual(await queryPostgres(url, 'SELECT * FROM content_pages'), []);
    await queryPostgres(url, 'ALTER TABLE content_pages DROP COLUMN share');
    await assert.rejects(move({ from: files, to: shared, migrate }), /content_pages has the columns .*share/);
  });

  test('rejects databases of one kind and missing ones', async () => {
    const files = createFiles('none');
    const shared = await createPostgres('unused', files);
    await assert.rejects(move({ from: files, to: files, migrate }), /the same databases and stores/);
    await assert.rejects(move({ from: files, to: createFiles('other'), migrate }), /are SQLite/);
    await assert.rejects(move({ from: files, to: shared, migrate }), /There is no database at/);
  });

  test('rejects files that a service is using', async () => {
    const files = createFiles('used');
    await fill(files);
    const shared = await createPostgres('used', files);
    const lock = new Database(`${fileOf(files.services.product.url)}.lock`);
    lock.exec('BEGIN EXCLUSIVE');
    await assert.rejects(
      move({ from: files, to: shared, migrate }),
      /Another process serves from .*product\.db/,
    );
    lock.close();
    assert.equal((await move({ from: files, to: shared, migrate })).databases.length, 4);
  });
}

test('takes settings of databases and stores only', () => {
  const env = { DATABASE_URL: 'file:/old.db', PRODUCT_DATABASE_URL: '', UPLOAD_STORE: '/old' };
  const given = [
    'DATABASE_URL=',
    'PRODUCT_DATABASE_URL=postgres://user:a=b@host/name',
    'MEDIA_STORE=s3://library?region=eu-central-1',
    'UPLOAD_STORE=/new',
  ];
  applySettings(given, env);
  assert.deepEqual(env, {
    DATABASE_URL: '',
    PRODUCT_DATABASE_URL: 'postgres://user:a=b@host/name',
    MEDIA_STORE: 's3://library?region=eu-central-1',
    UPLOAD_STORE: '/new',
  });
  assert.throws(() => applySettings(['DATA_DIR=/tmp'], {}), /not a setting of a database or of a store/);
  assert.throws(() => applySettings(['toString=/tmp'], {}), /not a setting of a database or of a store/);
  assert.throws(() => applySettings(['DATABASE_URL=mysql://host'], {}), /DATABASE_URL is not an address/);
  assert.throws(
    () => applySettings(['MEDIA_STORE=/folder'], {}),
    /MEDIA_STORE is not the address of a bucket/,
  );
  assert.throws(() => applySettings(['UPLOAD_STORE=https://s3'], {}), /UPLOAD_STORE is not a folder or/);
});
