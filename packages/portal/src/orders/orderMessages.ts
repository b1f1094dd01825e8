import type { OrderStatus } from '../__generated__/customer/graphql';
import type { TagTone } from '../shared/SignTag';

export const orderStatusIds = {
  waitingForApproval: 'portal.orders.status.waitingForApproval',
  requested: 'portal.orders.status.requested',
  accepted: 'portal.orders.status.accepted',
  shipped: 'portal.orders.status.shipped',
  delivered: 'portal.orders.status.delivered',
  declined: 'portal.orders.status.declined',
  cancelled: 'portal.orders.status.cancelled',
} as const satisfies Record<OrderStatus, string>;

export const orderStatusTones = {
  waitingForApproval: 'strong',
  requested: 'neutral',
  accepted: 'info',
  shipped: 'info',
  delivered: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, TagTone>;

/** Icons on a 16 px grid: clock, sheet, framed tick, arrow, tick, barred square, cross. */
export const orderStatusSigns = {
  waitingForApproval: 'M8 2a6 6 0 1 0 .01 0zM8 5v3l2 2',
  requested: 'M4 2h8v12H4zM6 6h4M6 9h4',
  accepted: 'M2 2h12v12H2zM5 8l2.5 2.5L11.5 6',
  shipped: 'M2 8h11M9 4l4 4-4 4',
  delivered: 'M3 8.5l3.5 3.5L13 5',
  declined: 'M2 2h12v12H2zM5 8h6',
  cancelled: 'M4 4l8 8M12 4l-8 8',
} as const satisfies Record<OrderStatus, string>;
