import type { Migration } from 'kysely';

/** Index of confirmations by time, for the limit per address and hour. */
export const recentMails: Migration = {
  up: (db) =>
    db.schema
      .createIndex('customer_outbox_recent')
      .on('customer_outbox')
      .columns(['kind', 'created_at'])
      .execute(),
};
