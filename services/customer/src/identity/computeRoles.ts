import {
  applications,
  artemisOnPremisesRole,
  delegatedAdminRoles,
  rolesOf,
} from '../../../toolkit/src/access/applications';
import { decideCurrentStatus } from '../access/decideAccessChange';
import type { CustomerDatabase } from '../database/connect';

/** Every role that the directory manages; it leaves others at the provider unchanged. */
export const ownedRoles: readonly string[] = [
  ...Object.values(applications).flatMap((roles) => Object.values(roles)),
  artemisOnPremisesRole,
  ...Object.values(delegatedAdminRoles),
];

/** Current roles of a user; null if the user has been deleted. */
export const computeRoles = async (
  db: CustomerDatabase,
  userId: string,
  now: Date,
): Promise<readonly string[] | null> => {
  const user = await db
    .selectFrom('customer_users')
    .select(['delegated_admin', 'is_on_premises'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const access = await db.selectFrom('customer_access').selectAll().where('user_id', '=', userId).execute();
  return rolesOf({
    access: access.map((row) => ({
      application: row.application,
      status: decideCurrentStatus(row.status, row.invited_at, now),
    })),
    ...(user.delegated_admin === null ? {} : { isDelegatedAdmin: user.delegated_admin }),
    isArtemisOnPremises: user.is_on_premises === 1,
  });
};
