import { sql, type Migration } from 'kysely';

/**
 * Binds entries of the trail to the organisation that they concern. Former entries about memberships only had its name; one
 * that no organisation has, or several have, is bound to none, so that administrators do not read it.
 */
export const auditOrganisations: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer_audit').addColumn('organisation_id', 'text').execute();
    await sql`UPDATE customer_audit SET organisation_id = coalesce((
        SELECT min(id) FROM customer_organisations WHERE name = customer_audit.note GROUP BY name HAVING count(*) = 1
      ), '') WHERE action IN ('addMembership', 'removeMembership')`.execute(db);
  },
};
