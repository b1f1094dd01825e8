import type { OrderStatus } from '@kmx/contract/orders';

/** The statuses that the order desk can give an order next. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  requested: ['accepted', 'cancelled'],
  accepted: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** `unchanged` for a repeated change, so that a retry neither fails nor mails twice. */
export const decideOrderChange = (
  from: OrderStatus,
  to: OrderStatus,
): 'changed' | 'unchanged' | 'rejected' => {
  if (from === to) return 'unchanged';
  return nextStatuses[from].includes(to) ? 'changed' : 'rejected';
};
