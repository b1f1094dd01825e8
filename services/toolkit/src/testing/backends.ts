import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, startScratchPostgres } from './scratchPostgres';

/** A kind of database that a test can have to itself. */
export interface Backend {
  name: 'SQLite' | 'PostgreSQL';
  /** Gives the address of an empty database, and how to get rid of it. */
  open: () => Promise<{ url: string; close: () => Promise<void> }>;
}

/** A SQLite file in a folder of its own. */
export const createSqliteBackend = (service: string): Backend => ({
  name: 'SQLite',
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `kmx-${service}-`));
    return {
      url: `file:${path.join(folder, `${service}.db`)}`,
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
});

const createPostgresBackend = (service: string, binaries: string): Backend => ({
  name: 'PostgreSQL',
  open: async () => {
    const scratch = await startScratchPostgres(binaries, service);
    return { url: scratch.url, close: scratch.stop };
  },
});

/** Every database that this machine can start: SQLite, and PostgreSQL where it is installed. */
export const createBackends = (service: string): readonly Backend[] => {
  const binaries = findPostgres();
  const sqlite = createSqliteBackend(service);
  return binaries === null ? [sqlite] : [sqlite, createPostgresBackend(service, binaries)];
};
