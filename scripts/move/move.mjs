import { existsSync } from 'node:fs';
import { databaseNames, describeDatabase, describeStores } from '../backup/describeData.mjs';
import { markDemo } from '../backup/markDemo.mjs';
import { takeLock } from '../lib/lock.mjs';
import { Problem } from '../lib/output.mjs';
import { listSeeded } from '../lib/seed.mjs';
import { claimFiles } from './claimFiles.mjs';
import { copyFiles } from './copyFiles.mjs';
import { copyTables, findRows } from './copyTables.mjs';
import { readNamedFiles } from './namedFiles.mjs';

const kindTitles = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const fileOf = ({ url }) => url.slice('file:'.length);
const isMissing = (database) => database.kind === 'sqlite' && !existsSync(fileOf(database));

/** Databases whose address changes. Throws a {@link Problem} unless each changes its kind. */
function listMoves(from, to) {
  const all = databaseNames.map((name) => ({
    name,
    from: describeDatabase(from.services, name),
    to: describeDatabase(to.services, name),
  }));
  const moves = all.filter((move) => move.from.url !== move.to.url);
  for (const move of moves) {
    if (move.from.kind === move.to.kind)
      throw new Problem(
        `Both databases "${move.name}" are ${kindTitles[move.from.kind]}. To move data between those, use "npm run backup" and "npm run restore".`,
      );
    if (isMissing(move.from)) throw new Problem(`There is no database at ${move.from.url}.`);
  }
  return moves;
}

/** Stores whose address changes, with the database whose rows name their files. */
function listStoreMoves(from, to) {
  const targets = describeStores(to.services);
  return describeStores(from.services)
    .map(({ name, setting, database, address }, index) => ({
      name,
      setting,
      database: describeDatabase(from.services, database),
      from: address,
      to: targets[index].address,
    }))
    .filter((move) => move.from !== move.to);
}

async function copyStore({ name, setting, database, from, to }) {
  const types = await readNamedFiles(name, database);
  const { copied, present, missing } = await copyFiles({ name, from, to }, types);
  if (missing.length > 0 && missing.length === types.size)
    throw new Problem(
      `None of the ${String(types.size)} files that the database "${database.name}" names is at ${from}. Check the present value of ${setting}.`,
    );
  return { name, copied, present, missing };
}

async function rejectFullTargets(moves) {
  for (const { name, from, to } of moves) {
    const table = await findRows(from, to);
    if (table)
      throw new Problem(
        `The new database "${name}" already has rows, in the table ${table}. Create an empty database and try again.`,
      );
  }
}

async function copyDatabases(moves) {
  const copied = [];
  for (const { name, from, to } of moves) copied.push({ name, ...(await copyTables(from, to)) });
  return copied;
}

async function copyStores(moves) {
  const copied = [];
  for (const move of moves) copied.push(await copyStore(move));
  return copied;
}

const unique = (databases) => [...new Map(databases.map((database) => [database.url, database])).values()];

/**
 * Copies everything whose address differs between the settings `from` and `to`: databases from SQLite to PostgreSQL or back,
 * and files between folders and buckets. The old ones remain. `migrate(name, service)` brings a database to the present
 * schema. Returns the counts of `{ databases, stores }`.
 *
 * Files come first, since a second attempt skips those that are there, while a database is copied completely or not at all.
 */
export async function move({ from, to, migrate }) {
  const release = takeLock(from.settings.dataDirectory);
  try {
    const moves = listMoves(from, to);
    const storeMoves = listStoreMoves(from, to);
    if (moves.length === 0 && storeMoves.length === 0)
      throw new Problem('The new settings name the same databases and stores as the present ones.');
    for (const { database } of storeMoves)
      if (isMissing(database)) throw new Problem(`There is no database at ${database.url}.`);
    for (const { name } of moves) {
      await migrate(name, from.services[name]);
      await migrate(name, to.services[name]);
    }
    const releaseFiles = claimFiles(
      unique([
        ...moves.flatMap((pair) => [pair.from, pair.to]),
        ...storeMoves.map(({ database }) => database),
      ]),
    );
    try {
      await rejectFullTargets(moves);
      const stores = await copyStores(storeMoves);
      const databases = await copyDatabases(moves);
      if (moves.length > 0) markDemo(to.settings, listSeeded(from.settings));
      return { databases, stores };
    } finally {
      releaseFiles();
    }
  } finally {
    release();
  }
}
