import { sql, type Migration } from 'kysely';

/** An address has one row in the outbox, the newest; dead rows hold no secret. The same on both databases. */
export const oneMailPerAddress: Migration = {
  up: async (db) => {
    await sql`
      delete from identity_outbox where exists (
        select 1 from identity_outbox as newer
        where newer.email_folded = identity_outbox.email_folded
          and (newer.created_at > identity_outbox.created_at
            or (newer.created_at = identity_outbox.created_at and newer.id > identity_outbox.id)))`.execute(
      db,
    );
    await sql`update identity_outbox set token = null where state = 'dead'`.execute(db);
    await db.schema
      .createIndex('identity_outbox_one')
      .on('identity_outbox')
      .column('email_folded')
      .unique()
      .execute();
  },
};
