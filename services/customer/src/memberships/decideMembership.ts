import type { MembershipAction } from './model';

/**
 * Decides a change of a membership by the organisations that the user has. Nobody could see or delete a user without
 * any, so the last one stays.
 */
export const decideMembership = (
  action: MembershipAction,
  organisationId: string,
  organisationIds: readonly string[],
): 'change' | 'unchanged' | 'lastMembership' => {
  const isMember = organisationIds.includes(organisationId);
  if (isMember === (action === 'add')) return 'unchanged';
  return action === 'remove' && organisationIds.length === 1 ? 'lastMembership' : 'change';
};
