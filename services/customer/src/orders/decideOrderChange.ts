import type { OrderStatus } from '@kmx/contract/orders';

/** Statuses that the support team can set next. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waitingForApproval: ['cancelled'],
  requested: ['accepted', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  declined: [],
  cancelled: [],
};

/** Returns `unchanged` for a repeated change, so that a retry neither fails nor sends a second mail. */
export const decideOrderChange = (
  from: OrderStatus,
  to: OrderStatus,
): 'changed' | 'unchanged' | 'rejected' => {
  if (from === to) return 'unchanged';
  return nextStatuses[from].includes(to) ? 'changed' : 'rejected';
};
