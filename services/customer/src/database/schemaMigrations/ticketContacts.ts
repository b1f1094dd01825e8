import type { Migration } from 'kysely';

/** Lists the authors of an organisation's tickets without reading the tickets. */
export const ticketContacts: Migration = {
  up: (db) =>
    db.schema
      .createIndex('customer_tickets_contact')
      .on('customer_tickets')
      .columns(['organisation_id', 'contact_id', 'contact_key', 'contact_name'])
      .execute(),
};
