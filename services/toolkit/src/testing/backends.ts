import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

export interface Backend {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates an empty database; returns its URL and how to remove it. */
  open: () => Promise<{ url: string; close: () => Promise<void> }>;
}

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

const runStatement = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const createPostgresBackend = (service: string, server: string): Backend => ({
  name: 'PostgreSQL',
  open: async () => {
    const name = `${service}_${randomUUID().replaceAll('-', '')}`;
    await runStatement(server, `CREATE DATABASE ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      // A killed program may still hold a connection.
      close: () => runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`),
    };
  },
});

/** Available databases: SQLite, and PostgreSQL if the run has started one. */
export const createBackends = (service: string): readonly Backend[] => {
  const server = process.env['TEST_POSTGRES_URL'];
  const sqlite = createSqliteBackend(service);
  return server === undefined ? [sqlite] : [sqlite, createPostgresBackend(service, server)];
};
