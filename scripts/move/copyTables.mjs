import { sql } from 'kysely';
import { Problem } from '../lib/output.mjs';
import { createDeferral } from './deferredConstraints.mjs';
import { openTables } from './openTables.mjs';

const batchRows = 200;
/** SQLite accepts 32,766 parameters in a statement. */
const maxParameters = 30_000;
const positionName = '__position';

/** Migrations are recorded by each database itself. */
const isCopied = ({ name, isView }) => !isView && !/_migrations(_lock)?$/.test(name);

/** Columns by table. */
export async function readSchema(db, kind) {
  const schema = kind === 'sqlite' ? undefined : await readSchemaName(db);
  const tables = await db.introspection.getTables();
  const own = tables.filter((table) => table.schema === schema && isCopied(table));
  return new Map(own.map(({ name, columns }) => [name, columns]));
}

async function readSchemaName(db) {
  const { rows } = await sql`SELECT current_schema() AS name`.execute(db);
  return rows[0].name;
}

const namesOf = (columns) => columns.map(({ name }) => name).toSorted();

/**
 * Returns the columns by table of the SQLite database, which belongs to one service, while a PostgreSQL may be shared. Throws
 * a {@link Problem} if a table or column does not exist in both.
 */
function matchSchemas({ sqlite, postgres }) {
  for (const [table, columns] of sqlite) {
    const others = postgres.get(table) ?? [];
    const [one, other] = [namesOf(columns), namesOf(others)];
    if (one.join() !== other.join())
      throw new Problem(
        `The table ${table} has the columns ${one.join(', ')} in SQLite and ${other.join(', ') || 'none'} in PostgreSQL. Both databases need the same migrations.`,
      );
  }
  return [...sqlite.keys()].map((table) => ({ table, columns: postgres.get(table) }));
}

const countRows = async (db, table) => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Pages by the position of a row in its table, because not every table has a key of one column. */
export async function* readBatches(db, { table, kind }) {
  const position = sql.ref(kind === 'sqlite' ? 'rowid' : 'ctid');
  let last;
  for (;;) {
    let query = db.selectFrom(table).selectAll().select(position.as(positionName));
    if (last !== undefined) query = query.where(position, '>', last);
    const rows = await query.orderBy(position).limit(batchRows).execute();
    if (rows.length === 0) return;
    last = rows.at(-1)[positionName];
    yield rows.map(({ [positionName]: _, ...row }) => row);
  }
}

async function insertBatch(db, { table, columns }, rows) {
  const size = Math.floor(maxParameters / columns.length);
  for (let start = 0; start < rows.length; start += size)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
}

/** PostgreSQL's sequences do not notice rows that bring their own number. */
async function advanceSequences(db, { table, columns }) {
  for (const { name } of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing))
    await sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, ${name}), max(${sql.ref(name)}))
      FROM ${sql.table(table)} HAVING max(${sql.ref(name)}) IS NOT NULL`.execute(db);
}

async function copyTable(source, target, { table, columns }) {
  try {
    for await (const rows of readBatches(source.db, { table, kind: source.kind }))
      await insertBatch(target.db, { table, columns }, rows);
    if (target.kind === 'postgres') await advanceSequences(target.db, { table, columns });
  } catch (error) {
    throw new Problem(`The table ${table} could not be copied: ${error.message}`);
  }
}

async function copyAll(source, target, tables) {
  const { defer, check } = createDeferral(target.kind);
  await defer(target.db);
  for (const table of tables) await copyTable(source, target, table);
  await check(target.db);
  let rows = 0;
  for (const { table } of tables) {
    const [read, written] = [await countRows(source.db, table), await countRows(target.db, table)];
    if (read !== written)
      throw new Problem(`The table ${table} has ${read} rows, of which ${written} were copied.`);
    rows += written;
  }
  return { tables: tables.length, rows };
}

/** Both databases with their connections; `close` ends these. */
function openPair(from, to) {
  const source = { kind: from.kind, db: openTables(from) };
  const target = { kind: to.kind, db: openTables(to) };
  const close = () => Promise.all([source.db.destroy(), target.db.destroy()]);
  return { source, target, close };
}

async function listTables({ source, target }) {
  const [one, other] = [await readSchema(source.db, source.kind), await readSchema(target.db, target.kind)];
  return matchSchemas(
    source.kind === 'sqlite' ? { sqlite: one, postgres: other } : { sqlite: other, postgres: one },
  );
}

/** Names the first table of the target that has rows, if there is one. Throws if the schemas differ. */
export async function findRows(from, to) {
  const { source, target, close } = openPair(from, to);
  try {
    for (const { table } of await listTables({ source, target }))
      if ((await countRows(target.db, table)) > 0) return table;
    return undefined;
  } finally {
    await close();
  }
}

/**
 * Copies all rows from a SQLite to a PostgreSQL database or back, completely or not at all. Both are `{ url, kind }` with the
 * same migrations. Returns the numbers of tables and rows.
 */
export async function copyTables(from, to) {
  const { source, target, close } = openPair(from, to);
  try {
    const tables = await listTables({ source, target });
    const snapshot = source.db.transaction();
    const reading = source.kind === 'postgres' ? snapshot.setIsolationLevel('repeatable read') : snapshot;
    return await reading.execute((read) =>
      target.db
        .transaction()
        .execute((write) => copyAll({ ...source, db: read }, { ...target, db: write }, tables)),
    );
  } finally {
    await close();
  }
}
