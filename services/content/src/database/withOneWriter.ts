import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { OneWriterClient } from './OneWriterClient';

/** Payload connects with a client that is already there instead of opening its own. */
export const withOneWriter = (
  url: string,
  database: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args);
    const { connect, migrate } = adapter;
    let client: OneWriterClient | undefined;
    adapter.connect = async (options) => {
      client ??= await OneWriterClient.open(url);
      adapter.client = client;
      await connect?.call(adapter, options);
    };
    adapter.migrate = async (options) => client?.withoutForeignKeys(() => migrate.call(adapter, options));
    return adapter;
  },
});
