import { Migrator, type Kysely, type Migration } from 'kysely';

/** Failed migration: `migration` is its name, `cause` the error of the database. */
export class MigrationError extends Error {
  readonly code = 'migrationFailed';
  constructor(
    readonly service: string,
    readonly migration: string | undefined,
    cause: unknown,
  ) {
    super(`The migration ${migration ?? `of the ${service} database`} failed.`, { cause });
    this.name = 'MigrationError';
  }
}

export interface MigrationPlan {
  /** Name of the service, for messages. */
  service: string;
  /** Prefix of the two migration tables: services may share a database. */
  tablePrefix: string;
  /** In the order of their names, which never change. */
  migrations: Record<string, Migration>;
}

/** Applies pending migrations and returns their names; safe for concurrent processes. Throws {@link MigrationError}. */
export const runMigrations = async <Tables>(
  db: Kysely<Tables>,
  { service, tablePrefix, migrations }: MigrationPlan,
): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: `${tablePrefix}_migrations`,
    migrationLockTableName: `${tablePrefix}_migrations_lock`,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined || failed) throw new MigrationError(service, failed?.migrationName, error);
  return results.map(({ migrationName }) => migrationName);
};
