import type { Migration } from 'kysely';

/** Binds an upload to who sent it; those of public forms have nobody. */
export const uploadOwners: Migration = {
  up: (db) => db.schema.alterTable('customer_uploads').addColumn('uploader_id', 'text').execute(),
};
