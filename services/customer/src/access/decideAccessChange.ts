import { type AccessAction, accessActions, type AccessStatus } from '@kmx/contract/access';

/** Actions of users on their own access. */
export type OwnAction = 'requestAccess' | 'acceptInvitation';

type Action = Exclude<AccessAction, 'deleteUser'> | OwnAction;

interface Transition {
  /** Statuses that the action starts from; null is no access yet. */
  from: readonly (AccessStatus | null)[];
  to: AccessStatus;
}

/** Decisions, "Actions on access": the resulting status of each action, and the statuses from which it is allowed. */
const transitions: Readonly<Record<Action, Transition>> = {
  invite: { from: [null, 'inactive', 'declined'], to: 'invited' },
  resendInvite: { from: ['invited'], to: 'invited' },
  sendNewInvite: { from: ['inviteExpired'], to: 'invited' },
  acceptRequest: { from: ['pending'], to: 'active' },
  declineRequest: { from: ['pending'], to: 'declined' },
  grantAccess: { from: [null, 'inactive', 'declined', 'inviteExpired'], to: 'active' },
  editAccess: { from: ['active'], to: 'active' },
  withdrawAccess: { from: ['active', 'invited', 'inviteExpired'], to: 'inactive' },
  requestAccess: { from: [null, 'inactive', 'declined', 'inviteExpired'], to: 'pending' },
  acceptInvitation: { from: ['invited'], to: 'active' },
};

/** Resulting status of an action (section 4 and decisions, "Portal"), or null if it is not allowed from `status`. */
export const decideAccessChange = (
  action: AccessAction | OwnAction,
  status: AccessStatus | null,
): AccessStatus | null => {
  if (action === 'deleteUser') return null;
  const { from, to } = transitions[action];
  return from.includes(status) ? to : null;
};

export const listAllowedActions = (status: AccessStatus | null): AccessAction[] =>
  accessActions.filter((action) => decideAccessChange(action, status) !== null);

/** Decisions: "Invitations expire after 14 days." In milliseconds. */
export const invitationMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** End of an invitation of `invitedAt`: ISO 8601, UTC. */
export const expiryOf = (invitedAt: string): string =>
  new Date(Date.parse(invitedAt) + invitationMilliseconds).toISOString();

/** Invitations of before this time have expired: ISO 8601, UTC. */
export const expiredBefore = (now: Date): string =>
  new Date(now.getTime() - invitationMilliseconds).toISOString();

/** The status at this time: an invitation expires by the clock, before anything has written that down. */
export const decideCurrentStatus = (
  stored: AccessStatus,
  invitedAt: string | null,
  now: Date,
): AccessStatus =>
  stored === 'invited' && invitedAt !== null && invitedAt <= expiredBefore(now) ? 'inviteExpired' : stored;

/** Best first: active access before pending access before ended access. */
export const statusOrder: readonly AccessStatus[] = [
  'active',
  'pending',
  'invited',
  'inviteExpired',
  'inactive',
  'declined',
];

/** Combined status of a user with several applications; null without any. */
export const decideOverallStatus = (statuses: readonly AccessStatus[]): AccessStatus | null =>
  statusOrder.find((status) => statuses.includes(status)) ?? null;
