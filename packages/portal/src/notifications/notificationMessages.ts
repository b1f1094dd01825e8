import type { NotificationType } from '../__generated__/customer/graphql';
import type { MessageId } from '../shared/MessageId';

export const notificationLabels = {
  ticketReply: 'portal.notifications.ticketReply',
  ticketStatus: 'portal.notifications.ticketStatus',
  watchedTicket: 'portal.notifications.watchedTicket',
  orderAccepted: 'portal.notifications.orderAccepted',
  orderShipped: 'portal.notifications.orderShipped',
  orderCancelled: 'portal.notifications.orderCancelled',
  orderApproval: 'portal.notifications.orderApproval',
  accessRequest: 'portal.notifications.accessRequest',
} as const satisfies Record<NotificationType, string>;

export const notificationHints: Partial<Record<NotificationType, MessageId>> = {
  accessRequest: 'portal.notifications.accessRequestHint',
};

export const notificationGroups = [
  { title: 'portal.tickets.title', types: ['ticketReply', 'ticketStatus', 'watchedTicket'] },
  {
    title: 'portal.orders.title',
    types: ['orderAccepted', 'orderShipped', 'orderCancelled', 'orderApproval'],
  },
  { title: 'portal.frame.users', types: ['accessRequest'] },
] as const satisfies readonly { title: string; types: readonly NotificationType[] }[];

/** Mails of the customer and the identity service that cannot be switched off, with the reason. */
export const requiredMails = [
  { name: 'portal.notifications.required.security', why: 'portal.notifications.required.securityWhy' },
  { name: 'portal.notifications.required.password', why: 'portal.notifications.required.passwordWhy' },
  { name: 'portal.notifications.required.invitations', why: 'portal.notifications.required.invitationsWhy' },
  { name: 'portal.notifications.required.decisions', why: 'portal.notifications.required.decisionsWhy' },
  {
    name: 'portal.notifications.required.confirmations',
    why: 'portal.notifications.required.confirmationsWhy',
  },
] as const;
