import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { createAssetCollector, type AssetCollector } from '../../seed/assets';
import { runSeed } from '../../seed/runSeed';
import { connect, type ProductDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createProductServer } from '../http/createServer';
import { findPostgres, startScratchPostgres } from './scratchPostgres';

export const serviceRoot = path.resolve(__dirname, '../..');

/** The demo range with its documents and film; pictures are drawn by the seed itself, not for tests. */
export const createUndrawnCollector = (): AssetCollector => ({
  ...createAssetCollector(serviceRoot),
  finish: async () => {
    const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d6342c' } })
      .webp()
      .toBuffer();
    const document = Buffer.from(
      '%PDF-1.7 a document of a hundred bytes or so, to be read in parts'.repeat(2),
    );
    return [
      { name: 'picture-0123456789.webp', mime_type: 'image/webp', size_bytes: bytes.byteLength, bytes },
      {
        name: 'paper-0123456789.pdf',
        mime_type: 'application/pdf',
        size_bytes: document.byteLength,
        bytes: document,
      },
    ];
  },
});

interface Backend {
  name: string;
  /** Gives the address of an empty database, and how to get rid of it. */
  open: () => Promise<{ url: string; close: () => Promise<void> }>;
}

const sqlite: Backend = {
  name: 'SQLite',
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kmx-product-'));
    return {
      url: `file:${path.join(folder, 'product.db')}`,
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const postgres = (binaries: string): Backend => ({
  name: 'PostgreSQL',
  open: async () => {
    const scratch = await startScratchPostgres(binaries);
    return { url: scratch.url, close: scratch.stop };
  },
});

const binaries = findPostgres();

/** Every database that this machine can start: SQLite, and PostgreSQL where it is installed. */
export const backends: readonly Backend[] = binaries === null ? [sqlite] : [sqlite, postgres(binaries)];

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});

export interface TestService {
  db: ProductDatabase;
  address: string;
  /** Statements so far. */
  statements: () => number;
  /** Asks by POST. */
  ask: (query: string, variables?: object) => Promise<z.infer<typeof answerSchema>>;
  stop: () => Promise<void>;
}

/** The real service on a scratch database with the demo range, on a free port. */
export const startTestService = async (backend: Backend, cacheSeconds = 0): Promise<TestService> => {
  const { url, close } = await backend.open();
  let count = 0;
  const db = connect(url, () => (count += 1));
  await migrate(db);
  await runSeed(db, createUndrawnCollector(), () => undefined);
  const server = createProductServer(db, { cacheSeconds }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const address = `http://127.0.0.1:${port}`;
  return {
    db,
    address,
    statements: () => count,
    ask: async (query, variables) => {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return answerSchema.parse(await response.json());
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await db.destroy();
      await close();
    },
  };
};
