import type { Transaction } from 'kysely';
import { approverRole } from '../auth/scope';
import type { Tables } from '../database/tables';

/** Returns the administrators who approve orders of an organisation, according to the directory. */
export const readApprovers = (write: Transaction<Tables>, organisationId: string) =>
  write
    .selectFrom('customer_users as user')
    .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
    .where('member.organisation_id', '=', organisationId)
    .where('user.delegated_admin', '=', approverRole)
    .orderBy('user.id')
    .select(['user.id', 'user.email', 'user.first_name', 'user.last_name', 'user.language'])
    .execute();

export type Approver = Awaited<ReturnType<typeof readApprovers>>[number];
