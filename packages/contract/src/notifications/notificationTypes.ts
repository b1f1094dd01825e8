/** Notifications that can be switched off, in display order. */
export const notificationTypes = [
  'ticketReply',
  'ticketStatus',
  'watchedTicket',
  'orderAccepted',
  'orderShipped',
  'orderCancelled',
  'orderApproval',
  'accessRequest',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
