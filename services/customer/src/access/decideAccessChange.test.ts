import { type AccessStatus, accessStatuses } from '@kmx/contract/access';
import {
  decideAccessChange,
  decideCurrentStatus,
  decideOverallStatus,
  expiryOf,
  listAllowedActions,
  statusOrder,
} from './decideAccessChange';

const everyStatus: readonly (AccessStatus | null)[] = [null, ...accessStatuses];

test.each([
  ['"invite → invited"', 'invite', [null, 'inactive', 'declined'], 'invited'],
  ['"resend → invited"', 'resendInvite', ['invited'], 'invited'],
  ['"invite after expiry → invited"', 'sendNewInvite', ['inviteExpired'], 'invited'],
  ['"accept → active"', 'acceptRequest', ['pending'], 'active'],
  ['"decline → declined"', 'declineRequest', ['pending'], 'declined'],
  ['"grant → active"', 'grantAccess', [null, 'inviteExpired', 'inactive', 'declined'], 'active'],
  ['"edit → active"', 'editAccess', ['active'], 'active'],
  ['"withdraw → inactive"', 'withdrawAccess', ['invited', 'inviteExpired', 'active'], 'inactive'],
  ['"delete removes the user", not one access', 'deleteUser', [], null],
  [
    '"pending (access requested)"',
    'requestAccess',
    [null, 'inviteExpired', 'inactive', 'declined'],
    'pending',
  ],
  ['an invited person accepts', 'acceptInvitation', ['invited'], 'active'],
] as const)('%s', (_, action, from, to) => {
  const starts = everyStatus.filter((status) => decideAccessChange(action, status) !== null);
  expect(starts).toEqual(from);
  expect(new Set(from.map((status) => decideAccessChange(action, status)))).toEqual(
    new Set(to === null ? [] : [to]),
  );
});

test.each([
  [null, ['invite', 'grantAccess']],
  ['invited', ['resendInvite', 'withdrawAccess']],
  ['inviteExpired', ['sendNewInvite', 'grantAccess', 'withdrawAccess']],
  ['pending', ['acceptRequest', 'declineRequest']],
  ['active', ['editAccess', 'withdrawAccess']],
  ['inactive', ['invite', 'grantAccess']],
  ['declined', ['invite', 'grantAccess']],
] as const)('from %s an administrator may %j', (status, actions) => {
  expect(listAllowedActions(status)).toEqual(actions);
});

describe('"Invitations expire after 14 days."', () => {
  const invitedAt = '2026-03-02T08:00:00.000Z';
  test.each([
    ['invited', '2026-03-16T07:59:59.999Z', 'invited'],
    ['invited', '2026-03-16T08:00:00.000Z', 'inviteExpired'],
    ['active', '2027-01-01T00:00:00.000Z', 'active'],
  ] as const)('%s at %s is %s', (stored, now, expected) => {
    expect(decideCurrentStatus(stored, invitedAt, new Date(now))).toBe(expected);
  });
  test('the end is returned', () => expect(expiryOf(invitedAt)).toBe('2026-03-16T08:00:00.000Z'));
});

test('every status has its place among all', () => {
  expect(statusOrder.toSorted()).toEqual([...accessStatuses].sort());
});

test.each([
  [['declined', 'active', 'pending'], 'active'],
  [['inactive', 'pending', 'invited'], 'pending'],
  [['inviteExpired', 'invited'], 'invited'],
  [['inactive', 'inviteExpired'], 'inviteExpired'],
  [['declined', 'inactive'], 'inactive'],
  [['declined'], 'declined'],
  [[], null],
] as const)('all together: %j is %s', (statuses, expected) => {
  expect(decideOverallStatus(statuses)).toBe(expected);
});
