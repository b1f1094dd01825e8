import { notificationTypes, type NotificationType } from '@kmx/contract/notifications';

/** Data of the directory that determine the notifications of a user. */
export interface Recipient {
  hasTicketing: boolean;
  hasOrders: boolean;
  isAdministrator: boolean;
  isApprover: boolean;
}

const requirements = {
  ticketReply: 'hasTicketing',
  ticketStatus: 'hasTicketing',
  watchedTicket: 'hasTicketing',
  orderAccepted: 'hasOrders',
  orderShipped: 'hasOrders',
  orderCancelled: 'hasOrders',
  orderApproval: 'isApprover',
  accessRequest: 'isAdministrator',
} as const satisfies Record<NotificationType, keyof Recipient>;

/** Returns the types that a user receives, and those switched off, as lost access may be restored. */
export const decideOfferedNotifications = (
  recipient: Recipient,
  disabled: ReadonlySet<NotificationType>,
): NotificationType[] =>
  notificationTypes.filter((type) => recipient[requirements[type]] || disabled.has(type));
