import type { NotificationType } from '@kmx/contract/notifications';
import type { MailedOrderStatus } from '../orders/orderStatusMessages';

/** Event that a user may be notified about. */
export type MailedEvent =
  | { kind: 'ticketReply' | 'ticketClosed' | 'ticketReopened'; isContact: boolean }
  | { kind: 'orderStatus'; status: MailedOrderStatus }
  | { kind: 'accessRequest' | 'orderApproval' };

const orderTypes = {
  accepted: 'orderAccepted',
  shipped: 'orderShipped',
  cancelled: 'orderCancelled',
} as const satisfies Record<MailedOrderStatus, NotificationType>;

const typeOf = (event: MailedEvent): NotificationType => {
  switch (event.kind) {
    case 'ticketReply':
      return event.isContact ? 'ticketReply' : 'watchedTicket';
    case 'ticketClosed':
    case 'ticketReopened':
      return event.isContact ? 'ticketStatus' : 'watchedTicket';
    case 'orderStatus':
      return orderTypes[event.status];
    case 'accessRequest':
    case 'orderApproval':
      return event.kind;
  }
};

/** Decides the type of the notification about an event; null if the user has switched it off. */
export const decideNotification = (
  event: MailedEvent,
  disabled: ReadonlySet<NotificationType>,
): NotificationType | null => {
  const type = typeOf(event);
  return disabled.has(type) ? null : type;
};
