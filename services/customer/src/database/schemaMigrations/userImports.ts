import type { Migration } from 'kysely';

/** Adds the lines of imports that were carried out, so that a repeated request invites nobody twice. */
export const userImports: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('customer_imported_users')
      .addColumn('actor_id', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('customer_users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('customer_imported_users_line', ['actor_id', 'idempotency_key', 'line'])
      .execute();
    await db.schema
      .createIndex('customer_imported_users_user')
      .on('customer_imported_users')
      .column('user_id')
      .execute();
  },
};
