import { createBackends, createSqliteBackend } from '../../../toolkit/src/testing/backends';

export const sqlite = createSqliteBackend('customer');

/** Every database that this machine can start: SQLite, and PostgreSQL where it is installed. */
export const backends = createBackends('customer');
