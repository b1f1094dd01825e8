import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

import type { Rendition } from '../PageStore';

import type { LastPages } from './LastPages';
import { readRecord, writeRecord } from './renditionRecord';

/** Some ten thousand pages; those that were stored longest ago go first. */
const defaultMaxBytes = 256 * 1024 * 1024;

const tables = `
  create table if not exists pages (
    address text primary key, policy text not null, speculation_rules text not null, body blob not null,
    bytes integer not null, stored_at integer not null
  ) without rowid;
  create index if not exists pages_by_age on pages (stored_at, bytes);
`;

function openFile(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('busy_timeout = 1000');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.exec(tables);
  return database;
}

/** The driver's own class is another one for each copy of its module. */
const isFailure = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error;

const isDamaged = (error: unknown) =>
  isFailure(error) && (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT');

/** Opens a file of pages, which can all be rendered again: a damaged one begins anew. */
function openOrBeginAnew(file: string): Database.Database {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    return openFile(file);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file);
  }
}

/** Pages in a file of SQLite, which several processes of one machine may share. */
export class SqliteLastPages implements LastPages {
  private readonly database: Database.Database;

  constructor(
    file: string,
    private readonly maxBytes = defaultMaxBytes,
  ) {
    this.database = openOrBeginAnew(file);
  }

  async find(address: string): Promise<Rendition | undefined> {
    const record = this.database
      .prepare('select policy, speculation_rules as speculationRules, body from pages where address = ?')
      .get(address);
    return record === undefined ? undefined : readRecord(record);
  }

  async store(address: string, page: Rendition): Promise<void> {
    const { policy, speculationRules, body } = await writeRecord(page);
    this.database
      .prepare('insert or replace into pages values (?, ?, ?, ?, ?, ?)')
      .run(address, policy, speculationRules, body, body.length, Date.now());
    // Counts from the newest page on, and removes what exceeds the limit.
    this.database
      .prepare(
        `delete from pages where address in (
          select address from (
            select address, sum(bytes) over (order by stored_at desc, address) as total from pages
          ) where total > ?)`,
      )
      .run(this.maxBytes);
  }

  async remove(address: string): Promise<void> {
    this.database.prepare('delete from pages where address = ?').run(address);
  }
}
