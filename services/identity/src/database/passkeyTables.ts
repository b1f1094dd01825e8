import type { Migration } from 'kysely';

/** Passkeys of accounts, and the challenges that wait for one, the same on both databases. */
export const passkeyTables: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('identity_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('identity_accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      // Unsigned, 32 bits: an integer of PostgreSQL is too small, and its bigint is read as text.
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema
      .createIndex('identity_passkeys_account')
      .on('identity_passkeys')
      .column('account_id')
      .execute();
    await db.schema
      .createTable('identity_passkey_challenges')
      .addColumn('purpose', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('credentials', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
