import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import type { ProductDatabase } from './connect';
import { initialTables } from './initialTables';

/** Applies pending migrations and returns their names; safe for concurrent processes. */
export const migrate = (db: ProductDatabase): Promise<readonly string[]> =>
  runMigrations(db, {
    service: 'product',
    tablePrefix: 'pim',
    migrations: { '0001_initial_tables': initialTables },
  });
