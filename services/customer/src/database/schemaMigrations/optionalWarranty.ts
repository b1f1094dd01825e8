import { sql, type Migration } from 'kysely';

/** Allows machines without a warranty, such as used ones. SQLite cannot drop `not null`, so the column is recreated. */
export const optionalWarranty: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer_machines').addColumn('warranty_end', 'text').execute();
    await sql`update customer_machines set warranty_end = warranty_until`.execute(db);
    await db.schema.alterTable('customer_machines').dropColumn('warranty_until').execute();
    await db.schema.alterTable('customer_machines').renameColumn('warranty_end', 'warranty_until').execute();
  },
};
