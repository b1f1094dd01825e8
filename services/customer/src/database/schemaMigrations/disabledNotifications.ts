import type { Migration } from 'kysely';

/** Adds the table of disabled notifications. Without a row a notification is on. */
export const disabledNotifications: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('customer_disabled_notifications')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('customer_users.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('disabled_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('customer_disabled_notifications_pair', ['user_id', 'type'])
      .execute();
  },
};
