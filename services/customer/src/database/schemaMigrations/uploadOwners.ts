import type { Migration } from 'kysely';

/** Binds an upload to its sender. Uploads of public forms have none. */
export const uploadOwners: Migration = {
  up: (db) => db.schema.alterTable('customer_uploads').addColumn('uploader_id', 'text').execute(),
};
