import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { createBackends, type Backend } from '../../../toolkit/src/testing/backends';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { createAssetCollector, type AssetCollector } from '../../seed/assets';
import { runSeed } from '../../seed/runSeed';
import { connect, type ProductDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createProductServer } from '../http/createServer';

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

/** Every database that this machine can start: SQLite, and PostgreSQL where it is installed. */
export const backends: readonly Backend[] = createBackends('product');

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
  const server = createProductServer(db, { cacheSeconds, isSchemaPublic: false });
  const address = await listenOnFreePort(server);
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
