import type { ActionRejected, UserRecord } from '../directory/model';

export const membershipActions = ['add', 'remove'] as const;
export type MembershipAction = (typeof membershipActions)[number];

export interface ChangeMembershipInput {
  userId: string;
  organisationId: string;
  action: MembershipAction;
}

/** `user` is null if the viewer shares no organisation with them any more. */
export type MembershipResult = { kind: 'membershipChanged'; user: UserRecord | null } | ActionRejected;
