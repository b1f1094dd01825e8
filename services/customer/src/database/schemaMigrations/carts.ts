import type { Migration } from 'kysely';

/** Adds carts, one for each person and organisation, and the parts lists of organisations. */
export const carts: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('customer_carts')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('customer_users.id').onDelete('cascade'),
      )
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('customer_organisations.id'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('customer_carts_pair', ['user_id', 'organisation_id'])
      .execute();
    // No reference to the author: the list stays when the account is deleted.
    await db.schema
      .createTable('customer_part_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('customer_organisations.id'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('customer_part_lists_name', ['organisation_id', 'name_key'])
      .execute();
  },
};
