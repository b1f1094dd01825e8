import { notificationTypes, type NotificationType } from '@kmx/contract/notifications';
import { decideNotification, type MailedEvent } from './decideNotification';
import { decideOfferedNotifications } from './decideOfferedNotifications';

const events: readonly (readonly [MailedEvent, NotificationType])[] = [
  [{ kind: 'ticketReply', isContact: true }, 'ticketReply'],
  [{ kind: 'ticketReply', isContact: false }, 'watchedTicket'],
  [{ kind: 'ticketClosed', isContact: true }, 'ticketStatus'],
  [{ kind: 'ticketClosed', isContact: false }, 'watchedTicket'],
  [{ kind: 'ticketReopened', isContact: true }, 'ticketStatus'],
  [{ kind: 'ticketReopened', isContact: false }, 'watchedTicket'],
  [{ kind: 'orderStatus', status: 'accepted' }, 'orderAccepted'],
  [{ kind: 'orderStatus', status: 'shipped' }, 'orderShipped'],
  [{ kind: 'orderStatus', status: 'cancelled' }, 'orderCancelled'],
  [{ kind: 'accessRequest' }, 'accessRequest'],
  [{ kind: 'orderApproval' }, 'orderApproval'],
];

test.each(events)('%j is mailed as %s unless that type is switched off', (event, type) => {
  const others = notificationTypes.filter((other) => other !== type);
  expect(decideNotification(event, new Set())).toBe(type);
  expect(decideNotification(event, new Set(others))).toBe(type);
  expect(decideNotification(event, new Set([type]))).toBeNull();
});

test('every type is that of an event', () => {
  expect(new Set(events.map(([, type]) => type))).toEqual(new Set(notificationTypes));
});

const nobody = { hasTicketing: false, hasOrders: false, isAdministrator: false, isApprover: false };

test.each<[Partial<typeof nobody>, NotificationType[], NotificationType[]]>([
  [{}, [], []],
  [{ hasTicketing: true }, [], ['ticketReply', 'ticketStatus', 'watchedTicket']],
  [{ hasOrders: true }, [], ['orderAccepted', 'orderShipped', 'orderCancelled']],
  [{ isAdministrator: true }, [], ['accessRequest']],
  [{ isApprover: true }, [], ['orderApproval']],
  [{}, ['watchedTicket'], ['watchedTicket']],
  [{ isAdministrator: true }, ['orderShipped', 'accessRequest'], ['orderShipped', 'accessRequest']],
])('a person with %j who switched off %j is offered %j', (person, disabled, offered) => {
  expect(decideOfferedNotifications({ ...nobody, ...person }, new Set(disabled))).toEqual(offered);
});
