/**
 * Statuses of an order of parts. Approval happens within the organisation; everything from `requested` on is changed by
 * the order team.
 */
export const orderStatuses = [
  'waitingForApproval',
  'requested',
  'accepted',
  'shipped',
  'delivered',
  'declined',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const openOrderStatuses = [
  'requested',
  'accepted',
  'shipped',
] as const satisfies readonly OrderStatus[];
