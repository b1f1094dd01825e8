import type { OrderDecision, OrderStatus } from '@kmx/contract/orders';
import { decideApprovalOutcome } from './decideApprovalOutcome';

type Outcome = ReturnType<typeof decideApprovalOutcome>;

// ADR 76: the first decision counts.
test.each<[OrderDecision, OrderStatus, OrderDecision | null, string | null, Outcome]>([
  ['approve', 'waitingForApproval', null, null, 'change'],
  ['decline', 'waitingForApproval', null, null, 'change'],
  ['approve', 'requested', 'approve', 'u-admin', 'unchanged'],
  ['approve', 'shipped', 'approve', 'u-admin', 'unchanged'],
  ['decline', 'declined', 'decline', 'u-admin', 'unchanged'],
  ['decline', 'requested', 'approve', 'u-admin', 'alreadyDecided'],
  ['approve', 'declined', 'decline', 'u-admin', 'alreadyDecided'],
  ['approve', 'requested', 'approve', 'u-other', 'alreadyDecided'],
  ['decline', 'declined', 'decline', 'u-other', 'alreadyDecided'],
  ['approve', 'requested', null, null, 'notWaiting'],
  ['decline', 'accepted', null, null, 'notWaiting'],
])('%s of an order that is %s with the decision %j of %j: %s', (requested, status, decision, by, outcome) => {
  expect(decideApprovalOutcome(requested, 'u-admin', { status, decision, decided_by_id: by })).toBe(outcome);
});
