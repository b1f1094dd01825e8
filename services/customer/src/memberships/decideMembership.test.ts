import { decideMembership } from './decideMembership';
import type { MembershipAction } from './model';

test.each<[MembershipAction, readonly string[], ReturnType<typeof decideMembership>]>([
  ['add', ['org-2'], 'change'],
  ['add', ['org-1', 'org-2'], 'unchanged'],
  ['remove', ['org-1', 'org-2'], 'change'],
  ['remove', ['org-2'], 'unchanged'],
  ['remove', ['org-1'], 'lastMembership'],
])('section 6, "no organization is shared": %s org-1 of %j: %s', (action, organisationIds, decision) => {
  expect(decideMembership(action, 'org-1', organisationIds)).toBe(decision);
});
