import { sql, type Kysely, type Migration } from 'kysely';

const createAccounts = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('identity_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_folded', 'text', (column) => column.notNull().unique())
    .addColumn('given_name', 'text', (column) => column.notNull())
    .addColumn('family_name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('measurement_system', 'text')
    .addColumn('is_internal', 'integer', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('is_single_role_text', 'integer', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('totp_secret', 'text')
    .addColumn('totp_step', 'integer')
    .addColumn('is_totp_wanted', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

const createLinks = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('identity_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('identity_accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('invitation', 'reset')`))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    // A newer link replaces the older one.
    .addUniqueConstraint('identity_links_one', ['account_id', 'kind'])
    .execute();

const createProtocol = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('identity_oidc')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('grant_id', 'text')
    .addColumn('session_uid', 'text')
    .addColumn('uid', 'text')
    .addColumn('consumed_at', 'integer')
    .addColumn('expires_at', 'integer')
    .addPrimaryKeyConstraint('identity_oidc_key', ['model', 'id'])
    .execute();

const createSecrets = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('identity_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

const createAttempts = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('identity_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();

const lookedUp = ['account_id', 'grant_id', 'session_uid', 'uid', 'expires_at'] as const;

/** Accounts, one-time links, state of the protocol, keys and counted attempts, the same on both databases. */
export const initialTables: Migration = {
  up: async (db) => {
    await createAccounts(db);
    await createLinks(db);
    await createProtocol(db);
    await createSecrets(db);
    await createAttempts(db);
    for (const column of lookedUp)
      await db.schema.createIndex(`identity_oidc_${column}`).on('identity_oidc').column(column).execute();
  },
};
