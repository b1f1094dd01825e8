import { z } from 'zod';
import { createBackends, type Backend } from '../../../toolkit/src/testing/backends';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { connect, type ProductDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { createProductServer } from '../http/createServer';

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

interface TestServiceOptions {
  cacheSeconds?: number;
  /** Writes the products; without it there are none. */
  seed?: (db: ProductDatabase) => Promise<void>;
}

/** The real service on a scratch database and a free port. */
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
