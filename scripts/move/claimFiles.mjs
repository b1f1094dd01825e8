import Database from 'better-sqlite3';
import { Problem } from '../lib/output.mjs';

/** Takes the lock that a service holds while it serves from its file (`claimDatabase` of the toolkit). */
function claimFile(file) {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Problem(`Another process serves from ${file}. Stop it first.`);
  }
}

/** Claims SQLite files and returns how to release them. Throws a {@link Problem} if a service is using one. */
export function claimFiles(databases) {
  const locks = [];
  const release = () => locks.forEach((lock) => lock.close());
  try {
    for (const { url, kind } of databases)
      if (kind === 'sqlite') locks.push(claimFile(url.slice('file:'.length)));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}
