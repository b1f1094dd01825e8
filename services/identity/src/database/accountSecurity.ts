import { sql, type Migration } from 'kysely';

/** Recovery codes, where sessions were begun, when the last of them were ended, and mails of several kinds. */
export const accountSecurity: Migration = {
  up: async (db) => {
    await db.schema.alterTable('identity_accounts').addColumn('sessions_ended_at', 'integer').execute();
    await db.schema
      .createTable('identity_recovery_codes')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('identity_accounts.id').onDelete('cascade'),
      )
      .addColumn('selector', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_recovery_codes_key', ['account_id', 'selector'])
      .execute();
    await db.schema
      .createTable('identity_session_origins')
      .addColumn('session_uid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('identity_accounts.id').onDelete('cascade'),
      )
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('identity_outbox')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('reset'))
      .execute();
    await db.schema.dropIndex('identity_outbox_one').execute();
    // An address has one pending link, but each change of an account has its own mail.
    await sql`create unique index identity_outbox_one on identity_outbox (email_folded) where kind = 'reset'`.execute(
      db,
    );
  },
};
