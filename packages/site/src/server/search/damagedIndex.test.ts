import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';

import { openSearchDatabase } from './engine/openSearchDatabase';
import { closeSearchService, rebuildIfDamaged, searchService } from './searchService';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-'));
// Read once per process, by the first who asks.
process.env.SEARCH_DATABASE_URL = `file:${path.join(folder, 'search.db')}`;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

const listJobs = async () => (await searchService()).queue.untilNext();

it('begins anew with a file that is no database', async () => {
  const file = path.join(folder, 'damaged.db');
  writeFileSync(file, 'This is no database. '.repeat(500));
  const database = await openSearchDatabase(`file:${file}`);
  expect(await database.reader.selectFrom('search_records').selectAll().execute()).toEqual([]);
  await database.close();
});

it('builds the index anew when a query finds it damaged', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const damaged = await searchService();
  await damaged.worker.stop();
  const failure = new SqliteDatabase.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT_VTAB');
  await Promise.all([rebuildIfDamaged(failure), rebuildIfDamaged(failure)]);
  expect(await searchService()).not.toBe(damaged);
  // Everything is to be indexed again.
  expect(await listJobs()).toBeDefined();
  await closeSearchService();
});

it('leaves an index alone that failed for another reason', async () => {
  rmSync(path.join(folder, 'search.db'), { force: true });
  const before = await searchService();
  await rebuildIfDamaged(new SqliteDatabase.SqliteError('database is locked', 'SQLITE_BUSY'));
  await rebuildIfDamaged(new Error('The content service does not respond.'));
  expect(await searchService()).toBe(before);
  expect(await listJobs()).toBeUndefined();
  await closeSearchService();
});
