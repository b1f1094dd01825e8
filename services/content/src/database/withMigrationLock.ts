import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Key of the advisory lock, which any two processes of this service share. */
const lockKey = 7_301_404;

/** Migrates in one process at a time. Payload uses no lock, so processes that start together would all migrate. */
export const withMigrationLock = (
  connectionString: string,
  database: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args);
    const { migrate } = adapter;
    adapter.migrate = async (options) => {
      const client = new adapter.pg.Client({ connectionString });
      await client.connect();
      try {
        await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
        await migrate.call(adapter, options);
      } finally {
        await client.end();
      }
    };
    return adapter;
  },
});
