import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../database/openDatabase';
import { MigrationError } from '../database/runMigrations';
import { listen } from '../http/listening';
import { listenOnFreePort } from '../testing/listenOnFreePort';
import { explainFailure } from './explainFailure';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { service: 'demo', durability: 'normal' } as const;

/** Returns the error of opening and reading a database. */
const failureOf = async (url: string): Promise<unknown> => {
  try {
    const db = openDatabase(url, options);
    try {
      await sql`create table demo (id integer)`.execute(db);
    } finally {
      await db.destroy();
    }
    return undefined;
  } catch (error) {
    return error;
  }
};

test('a missing database is reported with the remedy', async () => {
  const explained = explainFailure(await failureOf('postgres://kmx:secret@127.0.0.1:1/kmx'));
  expect(explained).toMatch(
    /^The database cannot be reached\. Start it, or correct its address\. \(.*ECONNREFUSED/,
  );
  expect(explained).not.toContain('secret');
});

test('an invalid database file is reported with the remedy', async () => {
  const file = path.join(folder, 'demo.db');
  writeFileSync(file, 'This is no database. '.repeat(100));
  expect(explainFailure(await failureOf(`file:${file}`))).toMatch(/^The database file is damaged.*backup/);
});

test('a port in use is reported with the remedy', async () => {
  const first = createServer();
  const { port } = new URL(await listenOnFreePort(first));
  const taken = await listen(createServer(), { port: Number(port), host: '127.0.0.1' }).catch(
    (error: unknown) => error,
  );
  expect(explainFailure(taken)).toMatch(/^The port is in use by another program\..*EADDRINUSE/);
  first.close();
});

test('the cause of a migration that failed counts', () => {
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_FULL' });
  expect(explainFailure(new MigrationError('demo', '0001', cause))).toMatch(/^The disk is full/);
});

test.each([[new Error('A fault of the program.')], ['nothing'], [undefined]])(
  '%s is not explained',
  (error) => {
    expect(explainFailure(error)).toBeUndefined();
  },
);
