import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Below this SQLite soon fails to write; what it writes at once is far smaller. */
const minFreeBytes = 16 * 1024 * 1024;

const readFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Rejects while the disk of a SQLite file is full: reading then works, and nothing can be written. PostgreSQL has its own watch. */
export const checkDisk = async (databaseUrl: string, freeBytesIn = readFreeBytes): Promise<void> => {
  if (!databaseUrl.startsWith('file:')) return;
  const folder = path.dirname(databaseUrl.slice('file:'.length));
  if ((await freeBytesIn(folder)) < minFreeBytes) throw new Error(`The disk of ${folder} is full.`);
};
