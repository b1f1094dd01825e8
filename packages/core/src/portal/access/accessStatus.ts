/** "User application access status: invited, invite expired, pending (access requested), active, inactive, declined" (section 4). */
export const accessStatuses = [
  'invited',
  'inviteExpired',
  'pending',
  'active',
  'inactive',
  'declined',
] as const;

/** How a user stands with an application (section 4). */
export type AccessStatus = (typeof accessStatuses)[number];

/** "Actions on access" (section 4), in its order. */
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

/** What an administrator does to a user's access (section 4). */
export type AccessAction = (typeof accessActions)[number];

/** The actions that are offered, in one order whatever order the service names them in (section 4, "Actions on access"). */
export const orderAccessActions = (offered: readonly AccessAction[]): readonly AccessAction[] =>
  accessActions.filter((action) => offered.includes(action));

/** What is asked before an action is carried out; `destructive` takes away what a user has. */
export type Confirmation = 'none' | 'ask' | 'destructive';

/** Which action is asked about first: what is declined or taken away. */
export function decideConfirmation(action: AccessAction): Confirmation {
  switch (action) {
    case 'declineRequest':
      return 'ask';
    case 'withdrawAccess':
    case 'deleteUser':
      return 'destructive';
    case 'invite':
    case 'resendInvite':
    case 'sendNewInvite':
    case 'acceptRequest':
    case 'grantAccess':
    case 'editAccess':
      return 'none';
  }
}

/** The status that an action leads to (decision); `undefined` when the user is gone. */
export function decideAccessResult(action: AccessAction): AccessStatus | undefined {
  switch (action) {
    case 'invite':
    case 'resendInvite':
    case 'sendNewInvite':
      return 'invited';
    case 'acceptRequest':
    case 'grantAccess':
    case 'editAccess':
      return 'active';
    case 'declineRequest':
      return 'declined';
    case 'withdrawAccess':
      return 'inactive';
    case 'deleteUser':
      return undefined;
  }
}
