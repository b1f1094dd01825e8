import { sql, type Migration } from 'kysely';

/** Mails with a link for a new password that are still to be sent, the same on both databases. */
export const outboxTable: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('identity_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email_folded', 'text', (column) => column.notNull())
      .addColumn('token', 'text')
      .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'dead')`))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text')
      .addColumn('lease_owner', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('identity_outbox_due')
      .on('identity_outbox')
      .columns(['state', 'due_at'])
      .execute();
  },
};
