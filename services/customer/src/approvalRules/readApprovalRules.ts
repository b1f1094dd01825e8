import { sql } from 'kysely';
import type { Scope } from '../auth/scope';
import { isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import { readOrganisationsWithApprovers } from '../orders/readApprovers';
import type { ApprovalRule } from './model';

/** Returns the rules of the user's organisations, by name. */
export const readApprovalRules = async (
  db: CustomerDatabase,
  scope: Pick<Scope, 'viewer' | 'organisationIds'>,
): Promise<ApprovalRule[]> => {
  const rows = await db
    .selectFrom('customer_organisations')
    .select(['id', 'name', 'approval_limit'])
    .where(isOneOf(sql.ref('id'), scope.organisationIds))
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  const withApprovers = await readOrganisationsWithApprovers(db, scope, scope.organisationIds);
  return rows.map(({ id, name, approval_limit: limit }) => ({
    organisation: { id, name },
    limit,
    hasApprover: withApprovers.has(id),
  }));
};
