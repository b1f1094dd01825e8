import { notificationTypes, type NotificationType } from '@kmx/contract/notifications';

/** Reasons for which a person gets notifications, by the directory. */
export interface Recipient {
  hasTicketing: boolean;
  hasOrders: boolean;
  isAdministrator: boolean;
}

const requirements = {
  ticketReply: 'hasTicketing',
  ticketStatus: 'hasTicketing',
  watchedTicket: 'hasTicketing',
  orderAccepted: 'hasOrders',
  orderShipped: 'hasOrders',
  orderCancelled: 'hasOrders',
  accessRequest: 'isAdministrator',
} as const satisfies Record<NotificationType, keyof Recipient>;

/** Returns the types that a person gets, and those that are switched off: access that was lost can come back. */
export const decideOfferedNotifications = (
  recipient: Recipient,
  disabled: ReadonlySet<NotificationType>,
): NotificationType[] =>
  notificationTypes.filter((type) => recipient[requirements[type]] || disabled.has(type));
