import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

import { parsePageRecord, type LastPages, type PageRecord } from './LastPages';

/** Space for about ten thousand pages; the oldest are removed first. */
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

/** `instanceof` fails here, because each copy of the driver's module has its own error class. */
const isFailure = (error: unknown): error is { code: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error;

const isDamaged = (error: unknown) =>
  isFailure(error) && (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT');

/** Opens the database, or recreates it if it is damaged; all pages can be rendered again. */
function openOrRecreate(file: string): Database.Database {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    return openFile(file);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file);
  }
}

/** Stores pages in an SQLite file, which several processes on one machine may share. */
export class SqliteLastPages implements LastPages {
  private readonly database: Database.Database;
  /** Upper bound of the stored bytes, so that sizes are summed up only when the limit may be exceeded. */
  private bytes: number;

  constructor(
    file: string,
    private readonly maxBytes = defaultMaxBytes,
  ) {
    this.database = openOrRecreate(file);
    this.bytes = this.countBytes();
  }

  async find(address: string): Promise<PageRecord | undefined> {
    const record = this.database
      .prepare('select policy, speculation_rules as speculationRules, body from pages where address = ?')
      .get(address);
    return record === undefined ? undefined : parsePageRecord(record);
  }

  async store(address: string, { policy, speculationRules, body }: PageRecord): Promise<void> {
    this.database
      .prepare('insert or replace into pages values (?, ?, ?, ?, ?, ?)')
      .run(address, policy, speculationRules, body, body.length, Date.now());
    this.bytes += body.length;
    if (this.bytes > this.maxBytes) this.removeOldest();
  }

  async remove(address: string): Promise<void> {
    this.database.prepare('delete from pages where address = ?').run(address);
  }

  /** Removes the oldest pages, with some headroom so that it does not run again for the next page. */
  private removeOldest(): void {
    this.database
      .prepare(
        `delete from pages where address in (
          select address from (
            select address, sum(bytes) over (order by stored_at desc, address) as total from pages
          ) where total > ?)`,
      )
      .run(this.maxBytes * 0.9);
    this.bytes = this.countBytes();
  }

  private countBytes(): number {
    return Number(this.database.prepare('select coalesce(sum(bytes), 0) from pages').pluck().get());
  }
}
