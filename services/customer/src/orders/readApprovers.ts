import { sql, type Kysely } from 'kysely';
import { approverRole, type Scope } from '../auth/scope';
import { isOneOf } from '../database/conditions';
import type { Tables } from '../database/tables';

/**
 * Administrators who approve orders of the viewer, according to the directory. Excludes the viewer, whose directory entry
 * may say administrator while the token no longer does.
 */
const selectApprovers = (
  db: Kysely<Tables>,
  { viewer }: Pick<Scope, 'viewer'>,
  organisationIds: readonly string[],
) =>
  db
    .selectFrom('customer_users as user')
    .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
    .where(isOneOf(sql.ref('member.organisation_id'), organisationIds))
    .where('user.delegated_admin', '=', approverRole)
    .where('user.id', '!=', viewer.id);

export const readApprovers = (db: Kysely<Tables>, scope: Pick<Scope, 'viewer'>, organisationId: string) =>
  selectApprovers(db, scope, [organisationId])
    .orderBy('user.id')
    .select(['user.id', 'user.email', 'user.first_name', 'user.last_name', 'user.language'])
    .execute();

export type Approver = Awaited<ReturnType<typeof readApprovers>>[number];

/** Returns those of the organisations in which someone can approve orders of the viewer. */
export const readOrganisationsWithApprovers = async (
  db: Kysely<Tables>,
  scope: Pick<Scope, 'viewer'>,
  organisationIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await selectApprovers(db, scope, organisationIds)
    .select('member.organisation_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ organisation_id: id }) => id));
};
