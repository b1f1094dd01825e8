/** Stages of an order of parts: requested by the customer, then changed by the order desk. */
export const orderStatuses = ['requested', 'accepted', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
