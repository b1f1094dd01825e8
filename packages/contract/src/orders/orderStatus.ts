/** Stages of an order of parts: requested by the customer, then changed by the order desk. */
export const orderStatuses = ['requested', 'accepted', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Stages in which parts are still to arrive. */
export const openOrderStatuses = [
  'requested',
  'accepted',
  'shipped',
] as const satisfies readonly OrderStatus[];
