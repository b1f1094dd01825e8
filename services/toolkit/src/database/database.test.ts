import { sql, type Kysely, type Migration } from 'kysely';
import { createBackends } from '../testing/backends';
import { isPostgres } from './isPostgres';
import { openDatabase } from './openDatabase';
import { MigrationError, runMigrations } from './runMigrations';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Tables {
  demo_rows: { id: number };
}

const initial: Migration = {
  up: (db: Kysely<Tables>) => db.schema.createTable('demo_rows').addColumn('id', 'integer').execute(),
};
const broken: Migration = { up: () => Promise.reject(new Error('The disk is full.')) };

describe.each(createBackends('toolkit'))('$name', ({ name, open }) => {
  let db: Kysely<Tables>;
  let close: () => Promise<void>;
  const statements: string[] = [];
  const migrate = (migrations: Record<string, Migration>) =>
    runMigrations(db, { service: 'demo', tablePrefix: 'demo', migrations });

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    db = openDatabase<Tables>(opened.url, {
      service: 'demo',
      durability: 'normal',
      log: ({ query }) => statements.push(query.sql),
    });
  });
  afterAll(async () => {
    await db.destroy();
    await close();
  });

  test('reports the dialect and every statement', async () => {
    await sql`select 1`.execute(db);
    expect(isPostgres(db)).toBe(name === 'PostgreSQL');
    expect(statements).toContain('select 1');
  });

  test('migrates once when two processes start together', async () => {
    const done = await Promise.all([1, 2].map(() => migrate({ '0001_initial': initial })));
    expect(done.flat()).toEqual(['0001_initial']);
    expect(await db.selectFrom('demo_rows').selectAll().execute()).toEqual([]);
    expect(await migrate({ '0001_initial': initial })).toEqual([]);
  });

  test('names the failed migration', async () => {
    const failing = migrate({ '0001_initial': initial, '0002_broken': broken });
    await expect(failing).rejects.toThrow(MigrationError);
    await expect(failing).rejects.toThrow('The migration 0002_broken failed.');
  });
});

test.each(['full', 'normal'] as const)('opens a SQLite file with %s durability', async (durability) => {
  const db = openDatabase('file::memory:', { service: 'demo', durability });
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: durability === 'full' ? 2 : 1 }]);
  await db.destroy();
});
