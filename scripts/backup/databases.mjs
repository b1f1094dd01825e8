import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { findProgram } from '../lib/ensureTools.mjs';
import { Problem } from '../lib/output.mjs';
import { run } from '../lib/run.mjs';

const installations = '/usr/lib/postgresql';

/** Debian has one folder per version, outside PATH. A newer client can read older servers. */
function findClient(name) {
  const versions = existsSync(installations) ? readdirSync(installations) : [];
  const candidates = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(installations, version, 'bin', name));
  const found = findProgram([...candidates, name]);
  if (found) return found;
  throw new Problem(
    `PostgreSQL databases need ${name}, which is not installed: on Debian, apt-get install postgresql-client.`,
  );
}

const fileOf = (url) => url.slice('file:'.length);

export const fileNameOf = ({ name, kind }) => `${name}.${kind === 'sqlite' ? 'db' : 'dump'}`;

/** Saves a snapshot of a database during concurrent writes. Returns false if the database does not exist yet. */
export async function saveDatabase({ url, kind }, target) {
  if (kind === 'postgres') {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, url];
    await run(findClient('pg_dump'), options, { isQuiet: true, what: 'pg_dump' });
    return true;
  }
  if (!existsSync(fileOf(url))) return false;
  const database = new Database(fileOf(url), { fileMustExist: true, timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  return true;
}

const sqliteHasRows = (file) => {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table'").pluck().get() > 0;
  } finally {
    database.close();
  }
};

const countTables = `SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;

export async function hasTables({ url, kind }) {
  if (kind === 'sqlite') return existsSync(fileOf(url)) && sqliteHasRows(fileOf(url));
  const output = await run(findClient('psql'), ['-X', '-A', '-t', '-c', countTables, url], {
    isQuiet: true,
    what: 'psql',
  });
  return Number(output.trim()) > 0;
}

/** Replaces a database with a saved one, completely or not at all. */
export async function loadDatabase({ url, kind }, source) {
  if (kind === 'postgres') {
    const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction'];
    await run(findClient('pg_restore'), [...options, '--exit-on-error', `--dbname=${url}`, source], {
      isQuiet: true,
      what: 'pg_restore',
    });
    return;
  }
  const file = fileOf(url);
  mkdirSync(path.dirname(file), { recursive: true });
  // The log of the old database would be applied to the new one.
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true });
  copyFileSync(source, file);
}
