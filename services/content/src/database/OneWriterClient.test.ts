/** @vitest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OneWriterClient } from './OneWriterClient';

let folder: string;
let client: OneWriterClient;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-content-'));
  client = await OneWriterClient.open(`file:${path.join(folder, 'content.db')}`);
  await client.execute('CREATE TABLE titles (title TEXT UNIQUE)');
  await client.execute(
    'CREATE TABLE words (title TEXT REFERENCES titles (title) DEFERRABLE INITIALLY DEFERRED)',
  );
});

afterEach(() => {
  vi.useRealTimers();
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (title: string) => ({ sql: 'INSERT INTO titles VALUES (?)', args: [title] });

const readTitles = async (): Promise<unknown[]> => {
  const { rows } = await client.execute('SELECT title FROM titles ORDER BY title');
  return rows.map(({ title }) => title);
};

test('readers see what is committed, also while a transaction is open', async () => {
  const transaction = await client.transaction();
  await transaction.execute(insert('wire'));
  expect(await readTitles()).toEqual([]);
  const { rows } = await transaction.execute('SELECT title FROM titles');
  expect(rows).toHaveLength(1);
  await transaction.commit();
  expect(await readTitles()).toEqual(['wire']);
});

test('a transaction that has only read holds nobody up', async () => {
  const reading = await client.transaction();
  await reading.execute('SELECT title FROM titles');
  await client.execute(insert('wire'));
  const { rows } = await reading.execute('SELECT title FROM titles');
  expect(rows).toHaveLength(1);
  await reading.commit();
});

test('writes wait for the open transaction, in the order in which they came', async () => {
  const first = await client.transaction();
  await first.execute(insert('first'));
  const order: string[] = [];
  const second = await client.transaction();
  const waiting = [
    second.execute(insert('second')).then(async () => {
      order.push('second');
      await second.commit();
    }),
    client.execute(insert('third')).then(() => order.push('third')),
  ];
  await first.commit();
  order.unshift('first');
  await Promise.all(waiting);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(await readTitles()).toEqual(['first', 'second', 'third']);
});

test('a failed statement undoes the whole transaction and lets the next one write', async () => {
  await client.execute(insert('taken'));
  const transaction = await client.transaction();
  await transaction.execute(insert('wire'));
  await expect(transaction.execute(insert('taken'))).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  await expect(transaction.execute('SELECT 1')).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  await expect(transaction.commit()).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  await client.execute(insert('later'));
  expect(await readTitles()).toEqual(['later', 'taken']);
});

test('a failed commit is reported, undone, and lets the next one write', async () => {
  const transaction = await client.transaction();
  await transaction.execute(insert('wire'));
  await transaction.execute("INSERT INTO words VALUES ('orphan')");
  await expect(transaction.commit()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' });
  await client.execute(insert('later'));
  // Not even possible while a statement of the failed transaction is open.
  await client.execute('VACUUM');
  expect(await readTitles()).toEqual(['later']);
});

test('a transaction that is rolled back while it waits never writes', async () => {
  const first = await client.transaction();
  await first.execute(insert('first'));
  const second = await client.transaction();
  const waiting = second.execute(insert('second'));
  await second.rollback();
  await first.commit();
  await expect(waiting).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  await client.execute(insert('third'));
  expect(await readTitles()).toEqual(['first', 'third']);
});

test('a transaction that waits for another write of its own is undone after half a minute', async () => {
  vi.useFakeTimers();
  const transaction = await client.transaction();
  await transaction.execute(insert('outer'));
  const inner = client.execute(insert('inner'));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await readTitles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await inner;
  await expect(transaction.commit()).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  expect(await readTitles()).toEqual(['inner']);
});

test('a full database leaves the transaction undone', async () => {
  await client.execute('PRAGMA max_page_count = 8');
  const transaction = await client.transaction();
  await transaction.execute(insert('wire'));
  await expect(transaction.execute(insert('wire'.repeat(20_000)))).rejects.toMatchObject({
    code: 'SQLITE_FULL',
  });
  await client.execute(insert('later'));
  expect(await readTitles()).toEqual(['later']);
});

test('a table is replaced in a transaction without deleting the rows that refer to it', async () => {
  await client.execute('CREATE TABLE spans (title TEXT REFERENCES titles (title) ON DELETE CASCADE)');
  await client.execute(insert('wire'));
  await client.execute("INSERT INTO spans VALUES ('wire')");
  await client.withoutForeignKeys(async () => {
    const migration = await client.transaction();
    await migration.execute('CREATE TABLE new_titles (title TEXT UNIQUE, locale TEXT)');
    await migration.execute('INSERT INTO new_titles (title) SELECT title FROM titles');
    await migration.execute('DROP TABLE titles');
    await migration.execute('ALTER TABLE new_titles RENAME TO titles');
    await migration.commit();
  });
  const { rows } = await client.execute('SELECT title FROM spans');
  expect(rows).toHaveLength(1);
  await expect(client.execute("INSERT INTO spans VALUES ('orphan')")).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  });
});

test('refers only to rows that exist', async () => {
  await expect(client.execute("INSERT INTO words VALUES ('orphan')")).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  });
});
