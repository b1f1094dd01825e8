/** What administrators do with access (section 4, "Actions on access"). */
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

/** What a person does with access of their own. */
export type OwnAction = 'requestAccess' | 'acceptInvitation';
