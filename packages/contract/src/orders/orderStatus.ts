/** Statuses of an order of parts: requested by the customer, then changed by the order team. */
export const orderStatuses = ['requested', 'accepted', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses before delivery. */
export const openOrderStatuses = [
  'requested',
  'accepted',
  'shipped',
] as const satisfies readonly OrderStatus[];
