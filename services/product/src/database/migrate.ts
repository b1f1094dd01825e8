import { Migrator, type Migration } from 'kysely';
import type { ProductDatabase } from './connect';
import { initialTables } from './initialTables';

/** In the order of their names, which never change. */
const migrations: Record<string, Migration> = { '0001_initial_tables': initialTables };

/** The database could not be brought up to date; `cause` is what it answered. */
export class MigrationError extends Error {
  readonly code = 'migrationFailed';
  constructor(
    readonly migration: string | undefined,
    cause: unknown,
  ) {
    super(`The migration ${migration ?? 'of the product database'} failed.`, { cause });
    this.name = 'MigrationError';
  }
}

/** Brings the database up to date and names what it did; several processes may call it at once. */
export const migrate = async (db: ProductDatabase): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: 'pim_migrations',
    migrationLockTableName: 'pim_migrations_lock',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationError(failed?.migrationName, error);
  return results.map(({ migrationName }) => migrationName);
};
