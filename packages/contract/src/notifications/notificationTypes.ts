/** Mails that a person can switch off, in the order in which they are listed. */
export const notificationTypes = [
  'ticketReply',
  'ticketStatus',
  'watchedTicket',
  'orderAccepted',
  'orderShipped',
  'orderCancelled',
  'accessRequest',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
