import type { Migration } from 'kysely';

/** Lets a mail of the outbox name the ticket that a reply to it belongs to; the address is signed when it is sent. */
export const replyMails: Migration = {
  up: (db) => db.schema.alterTable('customer_outbox').addColumn('reply_ticket', 'integer').execute(),
};
