import { accessActions, type AccessAction } from '@kmx/contract/access';

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
