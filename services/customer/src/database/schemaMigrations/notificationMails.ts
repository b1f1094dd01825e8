import type { Migration } from 'kysely';

/** Lets a mail of the outbox name the notification that it is, and its recipient; both are null for other mails. */
export const notificationMails: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer_outbox').addColumn('notification_type', 'text').execute();
    await db.schema.alterTable('customer_outbox').addColumn('user_id', 'text').execute();
  },
};
