import { accessActions, type AccessAction } from '@kmx/contract/access';

/** Sorts the offered actions (section 4, "Actions on access"); the service's order is arbitrary. */
export const orderAccessActions = (offered: readonly AccessAction[]): readonly AccessAction[] =>
  accessActions.filter((action) => offered.includes(action));

/** Confirmation before an action; `destructive` removes access. */
export type Confirmation = 'none' | 'ask' | 'destructive';

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
