import { sql, type Migration } from 'kysely';

/** Machines without a warranty, as used ones are; SQLite cannot drop `not null`, so the column is made anew. */
export const optionalWarranty: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer_machines').addColumn('warranty_end', 'text').execute();
    await sql`update customer_machines set warranty_end = warranty_until`.execute(db);
    await db.schema.alterTable('customer_machines').dropColumn('warranty_until').execute();
    await db.schema.alterTable('customer_machines').renameColumn('warranty_end', 'warranty_until').execute();
  },
};
