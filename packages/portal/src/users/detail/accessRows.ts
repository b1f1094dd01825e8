import { orderAccessActions, type AccessStatus, type ApplicationKey } from '@kmx/core/portal';
import type { AccessAction, UserQuery } from '../../__generated__/customer/graphql';

export type UserRecordData = NonNullable<UserQuery['user']>;

/** Row of an application; `status` is null if there is no access yet. */
export interface AccessRow {
  readonly application: ApplicationKey;
  readonly status: AccessStatus | null;
  readonly role: string | null;
  readonly requestedBy: string | null;
  readonly requestedAt: string | null;
  readonly expiresAt: string | null;
  readonly actions: readonly AccessAction[];
}

/** Deleting concerns the user, not one access. */
const withoutDeletion = (actions: readonly AccessAction[]) =>
  orderAccessActions(actions).filter((action) => action !== 'deleteUser');

export const createAccessRows = ({ access, offeredApplications }: UserRecordData): readonly AccessRow[] => [
  ...access.map(({ application, status, role, requestedBy, requestedAt, expiresAt, allowedActions }) => ({
    application,
    status,
    role,
    requestedBy,
    requestedAt,
    expiresAt,
    actions: withoutDeletion(allowedActions),
  })),
  ...offeredApplications.map(({ application, allowedActions }) => ({
    application,
    status: null,
    role: null,
    requestedBy: null,
    requestedAt: null,
    expiresAt: null,
    actions: withoutDeletion(allowedActions),
  })),
];
