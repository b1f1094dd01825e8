import { z } from 'zod';
import { createBackends, type Backend } from '../../../toolkit/src/testing/backends';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { connect, type ProductDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createProductServer } from '../http/createServer';

/** Available databases: SQLite, and PostgreSQL if installed. */
export const backends: readonly Backend[] = createBackends('product');

const responseSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});

export interface TestService {
  db: ProductDatabase;
  address: string;
  /** Number of executed statements. */
  statements: () => number;
  /** Sends a POST request. */
  request: (query: string, variables?: object) => Promise<z.infer<typeof responseSchema>>;
  stop: () => Promise<void>;
}

interface TestServiceOptions {
  cacheSeconds?: number;
  /** Writes the products; by default there are none. */
  seed?: (db: ProductDatabase) => Promise<void>;
}

/** Starts the real service on a scratch database and a free port. */
export const startTestService = async (
  backend: Backend,
  { cacheSeconds = 0, seed }: TestServiceOptions = {},
): Promise<TestService> => {
  const { url, close } = await backend.open();
  let count = 0;
  const db = connect(url, () => (count += 1));
  await migrate(db);
  await seed?.(db);
  const server = createProductServer(db, { cacheSeconds, isSchemaPublic: false, isBehindTls: true });
  const address = await listenOnFreePort(server);
  return {
    db,
    address,
    statements: () => count,
    request: async (query, variables) => {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return responseSchema.parse(await response.json());
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await db.destroy();
      await close();
    },
  };
};
