import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import Database from 'better-sqlite3';
import { openBlobStore } from '../lib/openBlobStore.mjs';
import { startS3 } from '../lib/startS3.mjs';
import { move } from './move.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'kmx-move-files-'));
let s3;
before(async () => {
  s3 = await startS3({ folder: path.join(scratch, 's3'), buckets: ['one', 'other'] });
  Object.assign(process.env, s3.credentials, { AWS_MAX_ATTEMPTS: '1' });
});
after(async () => {
  await s3.stop();
  rmSync(scratch, { recursive: true });
});

const inBucket = (bucket, prefix = '') => `s3://${bucket}${prefix}?endpoint=${s3.endpoint}`;
const migrate = () => Promise.reject(new Error('No database moves.'));

const large = randomBytes(17 * 1024 * 1024);
/** Files that rows name, by key. */
const named = {
  'media/plate.png': randomBytes(2000),
  'media/plate-480x480.webp': randomBytes(700),
  'files/Übersicht 剥线 & more.pdf': Buffer.from('%PDF-1.4'),
  'files/film.mp4': large,
};
const attached = { '2026-03/a.jpg': randomBytes(900), '2026-04/b.mp4': Buffer.alloc(0) };

function write(folder, files) {
  for (const [key, content] of Object.entries(files)) {
    const file = path.join(folder, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const contentRows = `
  CREATE TABLE media (id INTEGER, filename TEXT, mime_type TEXT, sizes_square_filename TEXT, sizes_square_mime_type TEXT);
  CREATE TABLE files (id INTEGER, filename TEXT, mime_type TEXT);
  INSERT INTO media VALUES (1, 'plate.png', 'image/png', 'plate-480x480.webp', 'image/webp');
  INSERT INTO media VALUES (2, NULL, NULL, NULL, NULL);
  INSERT INTO files VALUES (1, 'Übersicht 剥线 & more.pdf', 'application/pdf'), (2, 'film.mp4', 'video/mp4');`;
const customerRows = `
  CREATE TABLE customer_uploads (blob_key TEXT, mime_type TEXT, completed_at TEXT);
  INSERT INTO customer_uploads VALUES ('2026-03/a.jpg', 'image/jpeg', '2026'), ('2026-04/b.mp4', 'video/mp4', '2026'),
    ('2026-05/unfinished.jpg', 'image/jpeg', NULL);`;

/** A stack with SQLite files, whose stores are those of `env`, by default folders. */
function describeStack(dataDirectory, env = {}) {
  const inFolder = (name) => `file:${path.join(dataDirectory, name)}.db`;
  const all = {
    CMS_DATA_DIR: path.join(dataDirectory, 'content'),
    CUSTOMER_DATA_DIR: path.join(dataDirectory, 'customer'),
    DATABASE_URL: inFolder('content'),
    PRODUCT_DATABASE_URL: inFolder('product'),
    IDENTITY_DATABASE_URL: inFolder('identity'),
    CUSTOMER_DATABASE_URL: inFolder('customer'),
    ...env,
  };
  const service = { env: all, cwd: dataDirectory };
  return {
    settings: { dataDirectory },
    services: { content: service, product: service, identity: service, customer: service },
  };
}

function createStack() {
  const folder = mkdtempSync(path.join(scratch, 'stack-'));
  write(path.join(folder, 'content'), { ...named, 'renditions/x.avif': 'derived' });
  write(path.join(folder, 'customer/uploads'), { ...attached, '2026-04/c.jpg.part': 'unfinished' });
  for (const [name, rows] of Object.entries({ content: contentRows, customer: customerRows })) {
    const database = new Database(path.join(folder, `${name}.db`));
    database.exec(rows);
    database.close();
  }
  return { folder, withStores: (env) => describeStack(folder, env) };
}

const readFolder = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .toSorted()
      .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]),
  );
const sorted = (files) =>
  Object.fromEntries(
    Object.entries(files)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, content]) => [name, content.toString('base64')]),
  );

const sizeOf = (files) => Object.values(files).reduce((sum, { length }) => sum + length, 0);
const none = { files: 0, bytes: 0 };
const allOf = (files) => ({ files: Object.keys(files).length, bytes: sizeOf(files) });

test('moves files to buckets with their types, and back to folders', async () => {
  const { folder, withStores } = createStack();
  const stores = { MEDIA_STORE: inBucket('one', '/library'), UPLOAD_STORE: inBucket('one') };
  const readSources = () => ['content', 'customer'].map((name) => readFolder(path.join(folder, name)));
  const before = readSources();
  const there = await move({ from: withStores(), to: withStores(stores), migrate });
  assert.deepEqual(there.stores, [
    { name: 'library', copied: allOf(named), present: none, missing: [] },
    { name: 'uploads', copied: allOf(attached), present: none, missing: [] },
  ]);
  assert.deepEqual(readSources(), before);
  const library = await openBlobStore(stores.MEDIA_STORE);
  const types = {};
  for (const key of Object.keys(named)) types[key] = (await library.stat(key)).mimeType;
  library.close();
  assert.deepEqual(types, {
    'media/plate.png': 'image/png',
    'media/plate-480x480.webp': 'image/webp',
    'files/Übersicht 剥线 & more.pdf': 'application/pdf',
    'files/film.mp4': 'video/mp4',
  });

  const [content, uploads] = [path.join(folder, 'new'), path.join(folder, 'new-uploads')];
  const folders = { CMS_DATA_DIR: content, UPLOAD_STORE: uploads };
  await move({ from: withStores(stores), to: withStores(folders), migrate });
  assert.deepEqual(readFolder(content), sorted(named));
  assert.deepEqual(readFolder(uploads), sorted(attached));
});

test('copies only what is missing or differs when it is repeated', async () => {
  const { folder, withStores } = createStack();
  const stores = { MEDIA_STORE: inBucket('other'), UPLOAD_STORE: path.join(folder, 'copies') };
  await move({ from: withStores(), to: withStores(stores), migrate });
  write(path.join(folder, 'content'), { 'media/plate.png': randomBytes(2000) });
  rmSync(path.join(folder, 'copies/2026-04'), { recursive: true });
  write(path.join(folder, 'copies'), { '2026-04/b.mp4.part': 'interrupted' });
  const { stores: again } = await move({ from: withStores(), to: withStores(stores), migrate });
  assert.deepEqual(again, [
    {
      name: 'library',
      copied: { files: 1, bytes: 2000 },
      present: { files: 3, bytes: sizeOf(named) - 2000 },
      missing: [],
    },
    { name: 'uploads', copied: { files: 1, bytes: 0 }, present: { files: 1, bytes: 900 }, missing: [] },
  ]);
  assert.deepEqual(readFolder(path.join(folder, 'copies')), sorted(attached));
  const bucket = { MEDIA_STORE: inBucket('one') };
  const between = await move({
    from: withStores({ MEDIA_STORE: stores.MEDIA_STORE }),
    to: withStores(bucket),
    migrate,
  });
  assert.deepEqual(between.stores[0].copied, allOf(named));
});

test('names files of rows that were missing before, and copies the others', async () => {
  const { folder, withStores } = createStack();
  rmSync(path.join(folder, 'customer/uploads/2026-03'), { recursive: true });
  const to = withStores({ UPLOAD_STORE: path.join(folder, 'copies') });
  const { stores } = await move({ from: withStores(), to, migrate });
  assert.deepEqual(stores, [
    { name: 'uploads', copied: { files: 1, bytes: 0 }, present: none, missing: ['2026-03/a.jpg'] },
  ]);
});

const wrongSettings = {
  'the present store, which is not that of the rows': {
    from: () => ({ UPLOAD_STORE: '/none' }),
    to: () => ({ UPLOAD_STORE: '/none-either' }),
    message: /None of the 2 files that the database "customer" names is at \/none\. Check .* UPLOAD_STORE/,
  },
  'a bucket that does not exist': {
    to: () => ({ MEDIA_STORE: inBucket('missing') }),
    message: /missing.*: There is no such bucket/,
  },
  'a bucket without a name': {
    to: () => ({ MEDIA_STORE: 's3://' }),
    message: /"s3:\/\/" is not the address/,
  },
  'a bucket that cannot be reached': {
    to: () => ({ UPLOAD_STORE: 's3://uploads?endpoint=http://127.0.0.1:1' }),
    message: /cannot be reached\. Check its endpoint/,
  },
  'a store that is the present one': {
    from: () => ({ MEDIA_STORE: inBucket('one') }),
    to: () => ({ MEDIA_STORE: inBucket('one') }),
    message: /the same databases and stores/,
  },
  'a folder in which nothing can be written': {
    to: () => ({ UPLOAD_STORE: '/dev/null/uploads' }),
    message: /could not be copied: .*\/dev\/null/,
  },
};
for (const [title, { from = () => ({}), to, message }] of Object.entries(wrongSettings))
  test(`rejects ${title}`, async () => {
    const { withStores } = createStack();
    await assert.rejects(move({ from: withStores(from()), to: withStores(to()), migrate }), (error) => {
      assert.equal(error.constructor.name, 'Problem');
      assert.match(error.message, message);
      return true;
    });
  });

test('rejects stores whose service is running, and those without a database', async () => {
  const { folder, withStores } = createStack();
  const to = withStores({ UPLOAD_STORE: path.join(folder, 'copies') });
  const lock = new Database(path.join(folder, 'customer.db.lock'));
  lock.exec('BEGIN EXCLUSIVE');
  await assert.rejects(move({ from: withStores(), to, migrate }), /Another process serves from .*customer/);
  lock.close();
  rmSync(path.join(folder, 'customer.db'));
  await assert.rejects(move({ from: withStores(), to, migrate }), /There is no database at/);
  assert.ok(!existsSync(path.join(folder, 'copies')));
});
