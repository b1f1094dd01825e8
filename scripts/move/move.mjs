import { existsSync } from 'node:fs';
import { databaseNames, describeDatabase } from '../backup/describeData.mjs';
import { markDemo } from '../backup/markDemo.mjs';
import { takeLock } from '../lib/lock.mjs';
import { Problem } from '../lib/output.mjs';
import { listSeeded } from '../lib/seed.mjs';
import { claimFiles } from './claimFiles.mjs';
import { copyTables, findRows } from './copyTables.mjs';

const kindTitles = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Databases whose address changes. Throws a {@link Problem} unless each changes its kind. */
function listMoves(from, to) {
  const all = databaseNames.map((name) => ({
    name,
    from: describeDatabase(from.services, name),
    to: describeDatabase(to.services, name),
  }));
  const moves = all.filter((move) => move.from.url !== move.to.url);
  if (moves.length === 0) throw new Problem('The new settings name the same databases as the present ones.');
  for (const move of moves) {
    if (move.from.kind === move.to.kind)
      throw new Problem(
        `Both databases "${move.name}" are ${kindTitles[move.from.kind]}. To move data between those, use "npm run backup" and "npm run restore".`,
      );
    if (move.from.kind === 'sqlite' && !existsSync(move.from.url.slice('file:'.length)))
      throw new Problem(`There is no database at ${move.from.url}.`);
  }
  return moves;
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

async function copyToEmpty(moves) {
  const release = claimFiles(moves.flatMap(({ from, to }) => [from, to]));
  try {
    await rejectFullTargets(moves);
    const copied = [];
    for (const { name, from, to } of moves) copied.push({ name, ...(await copyTables(from, to)) });
    return copied;
  } finally {
    release();
  }
}

/**
 * Copies all databases whose address differs between the settings `from` and `to`, from SQLite to PostgreSQL or back. The
 * old ones remain. `migrate(name, service)` brings a database to the present schema. Returns `{ name, tables, rows }` of each.
 */
export async function move({ from, to, migrate }) {
  const release = takeLock(from.settings.dataDirectory);
  try {
    const moves = listMoves(from, to);
    for (const { name } of moves) {
      await migrate(name, from.services[name]);
      await migrate(name, to.services[name]);
    }
    const copied = await copyToEmpty(moves);
    markDemo(to.settings, listSeeded(from.settings));
    return copied;
  } finally {
    release();
  }
}
