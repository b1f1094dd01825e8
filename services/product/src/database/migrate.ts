import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import type { ProductDatabase } from './connect';
import { initialTables } from './initialTables';

/** Brings the database up to date and names what it did; several processes may call it at once. */
export const migrate = (db: ProductDatabase): Promise<readonly string[]> =>
  runMigrations(db, {
    service: 'product',
    tablePrefix: 'pim',
    migrations: { '0001_initial_tables': initialTables },
  });
