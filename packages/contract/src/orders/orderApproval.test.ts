import { isApprovalLimit, maxApprovalLimit, needsApproval, type ApprovalLimit } from './orderApproval';

// ADR 76: "no approval", "every order", "orders with more than N pieces".
test.each<[ApprovalLimit, number, boolean]>([
  [null, 1, false],
  [null, 1_999_800, false],
  [0, 1, true],
  [10, 9, false],
  [10, 10, false],
  [10, 11, true],
])('with the limit %j, an order of %i pieces needs approval: %s', (limit, pieces, isNeeded) => {
  expect(needsApproval(limit, { pieces, isApprover: false })).toBe(isNeeded);
  expect(needsApproval(limit, { pieces, isApprover: true })).toBe(false);
});

test.each<[ApprovalLimit, boolean]>([
  [null, true],
  [0, true],
  [maxApprovalLimit, true],
  [maxApprovalLimit + 1, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%j is a limit: %s', (limit, isLimit) => {
  expect(isApprovalLimit(limit)).toBe(isLimit);
});
