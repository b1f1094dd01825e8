import { PostgresAdapter, type Kysely } from 'kysely';

/** Whether the connection speaks to PostgreSQL; otherwise it is SQLite. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
