import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether the connection speaks to PostgreSQL; otherwise it is SQLite. */
export const isPostgres = <Schema>(db: Kysely<Schema>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
