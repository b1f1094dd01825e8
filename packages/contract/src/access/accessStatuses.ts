/** "User application access status: invited, invite expired, pending (access requested), active, inactive, declined" (section 4). */
export const accessStatuses = [
  'invited',
  'inviteExpired',
  'pending',
  'active',
  'inactive',
  'declined',
] as const;
export type AccessStatus = (typeof accessStatuses)[number];

/** "Actions on access" of an administrator (section 4), in its order. */
export const accessActions = [
  'invite',
  'resendInvite',
  'sendNewInvite',
  'acceptRequest',
  'declineRequest',
  'grantAccess',
  'editAccess',
  'withdrawAccess',
  'deleteUser',
] as const;
export type AccessAction = (typeof accessActions)[number];
