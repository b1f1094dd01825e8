import type { Migration } from 'kysely';

/** Finds the confirmations of the last hour, of which an address gets a few only. */
export const recentMails: Migration = {
  up: (db) =>
    db.schema
      .createIndex('customer_outbox_recent')
      .on('customer_outbox')
      .columns(['kind', 'created_at'])
      .execute(),
};
