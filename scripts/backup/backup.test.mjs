import assert from 'node:assert/strict';
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
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import Database from 'better-sqlite3';
import pg from 'pg';
import { evaluateModule } from '../../packages/site/build/evaluateModule.mjs';
import { inRoot } from '../lib/paths.mjs';
import { startS3 } from '../lib/startS3.mjs';
import { backup } from './backup.mjs';
import { describeData } from './describeData.mjs';
import { restore } from './restore.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'kmx-backup-test-'));
const createdAt = '2026-03-01T12:00:00.000Z';

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

/** Creates a stack with separate folders, and with SQLite files or one PostgreSQL. */
function createStack(name, databaseUrl, { uploadStore, mediaStore } = {}) {
  const dataDirectory = path.join(scratch, name);
  const file = (service) => databaseUrl ?? `file:${path.join(dataDirectory, service, `${service}.db`)}`;
  const env = {
    CMS_DATA_DIR: path.join(dataDirectory, 'content'),
    CUSTOMER_DATA_DIR: path.join(dataDirectory, 'customer'),
    MAIL_DIR: path.join(dataDirectory, 'mail'),
    DATABASE_URL: databaseUrl,
    UPLOAD_STORE: uploadStore,
    MEDIA_STORE: mediaStore,
    PRODUCT_DATABASE_URL: file('product'),
    IDENTITY_DATABASE_URL: file('identity'),
    CUSTOMER_DATABASE_URL: file('customer'),
  };
  const service = { env, cwd: dataDirectory };
  return {
    settings: { dataDirectory, DATABASE_URL: databaseUrl },
    services: { content: service, product: service, identity: service, customer: service },
  };
}

const foldersOf = (stack) => describeData(stack.services).folders;

function writeFiles(stack) {
  for (const folder of foldersOf(stack)) {
    mkdirSync(path.join(folder.path, 'below'), { recursive: true });
    writeFileSync(path.join(folder.path, 'below/file.bin'), `${folder.name}\0\u00e9`);
  }
  writeFileSync(
    path.join(stack.settings.dataDirectory, 'secrets.json'),
    '{"PAYLOAD_SECRET":"of this stack"}',
  );
  for (const name of ['seeded', 'seeded-product', 'seeded-customers'])
    writeFileSync(path.join(stack.settings.dataDirectory, name), 'embedded');
}

const readFiles = (stack) => ({
  secrets: readFileSync(path.join(stack.settings.dataDirectory, 'secrets.json'), 'utf8'),
  ...Object.fromEntries(
    foldersOf(stack).map((folder) => [
      folder.name,
      readdirSync(folder.path, { recursive: true })
        .toSorted()
        .map((file) => [file, file.endsWith('.bin') && readFileSync(path.join(folder.path, file), 'hex')]),
    ]),
  ),
});

const openFile = (url) => {
  const file = url.slice('file:'.length);
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  return database;
};

/** The sum of the accounts is the same in every committed state. */
const createAccounts = `CREATE TABLE accounts (id INTEGER PRIMARY KEY, amount INTEGER, note TEXT);
  INSERT INTO accounts VALUES (1, 500, 'é'), (2, 500, NULL);`;
const transfer = `UPDATE accounts SET amount = amount - 1 WHERE id = 1; UPDATE accounts SET amount = amount + 1 WHERE id = 2;`;

const readFileRows = (url) => {
  const database = openFile(url);
  try {
    return database.prepare('SELECT * FROM accounts ORDER BY id').all();
  } finally {
    database.close();
  }
};

test('restores SQLite files completely and consistently, despite concurrent writes', async () => {
  const stack = createStack('files');
  writeFiles(stack);
  const { databases } = describeData(stack.services);
  assert.equal(databases.length, 4);
  // Each is open, with changes that are only in its log, and one that is not committed.
  const writers = databases.map(({ url }) => openFile(url));
  for (const writer of writers)
    writer.exec(`${createAccounts} BEGIN; ${transfer} COMMIT; BEGIN; ${transfer}`);
  const target = path.join(scratch, 'backup-of-files');
  await backup({ ...stack, target, createdAt });
  for (const writer of writers) {
    writer.exec('COMMIT');
    writer.close();
  }
  const empty = createStack('restored-files');
  const manifest = await restore({ ...empty, source: target, isForced: false });
  assert.equal(manifest.createdAt, createdAt);
  for (const { url } of describeData(empty.services).databases)
    assert.deepEqual(readFileRows(url), [
      { id: 1, amount: 499, note: 'é' },
      { id: 2, amount: 501, note: null },
    ]);
  assert.deepEqual(readFiles(empty), readFiles(stack));
  assert.ok(existsSync(path.join(empty.settings.dataDirectory, 'seeded-customers')));
});

test('replaces existing data only on request, and then completely', async () => {
  const stack = createStack('occupied');
  writeFiles(stack);
  const [{ url }] = describeData(stack.services).databases;
  const database = openFile(url);
  database.exec('CREATE TABLE others (id INTEGER)');
  writeFileSync(path.join(foldersOf(stack)[0].path, 'other.bin'), 'other');
  const source = path.join(scratch, 'backup-of-files');
  await assert.rejects(restore({ ...stack, source, isForced: false }), /"content".*--force/);
  database.close();
  await restore({ ...stack, source, isForced: true });
  assert.equal(readFileRows(url).length, 2);
  assert.deepEqual(readFiles(stack), readFiles(createStack('files')));
});

test('rejects a folder without a manifest, and does not overwrite an existing folder', async () => {
  const stack = createStack('none');
  await assert.rejects(restore({ ...stack, source: scratch, isForced: true }), /not a complete backup/);
  await assert.rejects(backup({ ...stack, target: scratch, createdAt }), /already exists/);
});

const query = async (url, text) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const hasPostgres = binaries !== null;
if (hasPostgres)
  test('restores a PostgreSQL into an empty one, but not into a file', async () => {
    for (const name of ['source', 'target']) await query(postgres.url, `CREATE DATABASE ${name}`);
    const urlOf = (name) => postgres.url.replace(/\/postgres$/, `/${name}`);
    const stack = createStack('postgres', urlOf('source'));
    writeFiles(stack);
    await query(urlOf('source'), createAccounts);
    const target = path.join(scratch, 'backup-of-postgres');
    const { databases } = await backup({ ...stack, target, createdAt });
    assert.deepEqual(databases, [{ name: 'content', kind: 'postgres' }]);
    await query(urlOf('source'), transfer);
    const empty = createStack('restored-postgres', urlOf('target'));
    await restore({ ...empty, source: target, isForced: false });
    assert.deepEqual(await query(urlOf('target'), 'SELECT * FROM accounts ORDER BY id'), [
      { id: 1, amount: 500, note: 'é' },
      { id: 2, amount: 500, note: null },
    ]);
    assert.deepEqual(readFiles(empty), readFiles(stack));
    await assert.rejects(restore({ ...empty, source: target, isForced: false }), /--force/);
    await restore({ ...empty, source: target, isForced: true });
    const files = createStack('of-another-kind');
    await assert.rejects(restore({ ...files, source: target, isForced: false }), /PostgreSQL database/);
  });

test('restores uploads and pictures of an S3-compatible store into an empty one, with their types', async () => {
  const s3 = await startS3({ folder: path.join(scratch, 's3'), buckets: ['before', 'after'] });
  Object.assign(process.env, s3.credentials);
  const storesIn = (bucket) => ({
    uploadStore: `s3://${bucket}/forms?endpoint=${s3.endpoint}`,
    mediaStore: `s3://${bucket}/library?endpoint=${s3.endpoint}`,
  });
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: s3.endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const key = 'forms/2026-03/a.jpg';
  const picture = 'library/media/plate.jpg';
  const put = { Bucket: 'before', Key: key, Body: Buffer.from([0, 255, 1]), ContentType: 'image/jpeg' };
  try {
    await client.send(new PutObjectCommand(put));
    await client.send(new PutObjectCommand({ ...put, Key: picture }));
    await client.send(new PutObjectCommand({ ...put, Key: 'others/b.jpg' }));
    const target = path.join(scratch, 'backup-of-s3');
    const stack = createStack('s3-before', undefined, storesIn('before'));
    mkdirSync(stack.settings.dataDirectory, { recursive: true });
    await backup({ ...stack, target, createdAt });
    await assert.rejects(
      restore({ ...createStack('s3-folder'), source: target, isForced: true }),
      /"library".*value of MEDIA_STORE/,
    );
    const empty = createStack('s3-after', undefined, storesIn('after'));
    await restore({ ...empty, source: target, isForced: false });
    const { Contents: objects } = await client.send(new ListObjectsV2Command({ Bucket: 'after' }));
    assert.deepEqual(
      objects.map((object) => object.Key),
      [key, picture],
    );
    const { Body: body, ContentType: type } = await client.send(
      new GetObjectCommand({ Bucket: 'after', Key: key }),
    );
    assert.deepEqual([type, [...(await body.transformToByteArray())]], ['image/jpeg', [0, 255, 1]]);
    await assert.rejects(restore({ ...empty, source: target, isForced: false }), /s3:.*--force/);
  } finally {
    client.destroy();
    await s3.stop();
  }
});
