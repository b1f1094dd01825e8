import type { Migration } from 'kysely';

/** Adds the hash of the content sent under the key of a ticket or an entry; null for earlier rows. */
export const contentHashes: Migration = {
  up: async (db) => {
    for (const table of ['customer_tickets', 'customer_ticket_entries'])
      await db.schema.alterTable(table).addColumn('content_hash', 'text').execute();
  },
};
