import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { openSearchDatabase } from '../engine/openSearchDatabase';
import { SearchService } from './SearchService';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-'));
const file = path.join(folder, 'search.db');
let service: SearchService;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // Jobs fail and stay in the queue.
  service = new SearchService(`file:${file}`, () => Promise.reject(new Error('No service responds.')));
});
afterEach(async () => {
  await service.close();
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const untilNextJob = async () => (await service.open()).queue.untilNext();

it('replaces a file that is no database', async () => {
  writeFileSync(file, 'This is no database. '.repeat(500));
  const database = await openSearchDatabase(`file:${file}`);
  expect(await database.reader.selectFrom('search_records').selectAll().execute()).toEqual([]);
  await database.close();
});

it('rebuilds the index when a query finds it damaged', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const damaged = await service.open();
  await damaged.worker.stop();
  const failure = new SqliteDatabase.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT_VTAB');
  await expect(service.query(() => Promise.reject(failure))).rejects.toBe(failure);
  await service.rebuildIfDamaged(failure);
  expect(await service.open()).not.toBe(damaged);
  // Everything is to be indexed again.
  expect(await untilNextJob()).toBeDefined();
});

it('does not touch an index that failed for another reason', async () => {
  const before = await service.open();
  await service.rebuildIfDamaged(new SqliteDatabase.SqliteError('database is locked', 'SQLITE_BUSY'));
  await service.rebuildIfDamaged(new Error('The content service does not respond.'));
  expect(await service.open()).toBe(before);
  expect(await untilNextJob()).toBeUndefined();
});

it('opens the database again after a failure', async () => {
  const unreachable = path.join(folder, 'a-file');
  writeFileSync(unreachable, '');
  const broken = new SearchService(`file:${unreachable}/search.db`, () => Promise.resolve());
  await expect(broken.open()).rejects.toMatchObject({ code: expect.any(String) as string });
  rmSync(unreachable);
  await expect(broken.open()).resolves.toBeDefined();
  await broken.close();
});
