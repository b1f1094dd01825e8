import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

interface Backend {
  name: 'SQLite' | 'PostgreSQL';
  /** Returns the address of an empty database, and how to remove it. */
  open: () => Promise<{ url: string; close: () => Promise<void> }>;
}

const sqlite: Backend = {
  name: 'SQLite',
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-'));
    return {
      url: `file:${path.join(folder, 'search.db')}`,
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const createPostgresBackend = (server: string): Backend => ({
  name: 'PostgreSQL',
  open: async () => {
    const name = `search_${randomUUID().replaceAll('-', '')}`;
    await runStatement(server, `CREATE DATABASE ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href, close: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`) };
  },
});

const server = process.env.TEST_POSTGRES_URL;

/** Every database that this run can use: SQLite, and PostgreSQL where the run has started one. */
export const searchBackends: readonly Backend[] = [
  sqlite,
  ...(server ? [createPostgresBackend(server)] : []),
];
