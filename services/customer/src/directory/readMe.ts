import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { Me } from './model';

/** Reads the signed-in user from the directory. */
export const readMe = async (db: CustomerDatabase, { viewer, administers }: Scope): Promise<Me> => {
  const user = await db
    .selectFrom('customer_users')
    .selectAll()
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const organisations = await db
    .selectFrom('customer_organisations as organisation')
    .innerJoin('customer_memberships as member', 'member.organisation_id', 'organisation.id')
    .select(['organisation.id', 'organisation.name'])
    .where('member.user_id', '=', viewer.id)
    .orderBy('organisation.name_key')
    .orderBy('organisation.id')
    .execute();
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    language: user.language,
    country: user.country,
    measurementSystem: user.measurement_system,
    isInternal: user.is_internal === 1,
    organisations,
    canAdministerUsers: administers !== null,
  };
};
