import type { MockLink } from '@apollo/client/testing';

import type { NotificationType } from '../__generated__/customer/graphql';
import type { DataError } from '../data/problems';

import { NotificationsDocument, UpdateNotificationsDocument } from './notifications.customerQuery';

const types = [
  'ticketReply',
  'ticketStatus',
  'watchedTicket',
  'orderAccepted',
  'orderShipped',
  'orderCancelled',
] as const satisfies readonly NotificationType[];

interface Preferences {
  readonly offered?: readonly NotificationType[];
  readonly disabled?: readonly NotificationType[];
}

const preferencesOf = ({ offered = types, disabled = [] }: Preferences) => ({
  __typename: 'NotificationPreferences',
  id: 'u-customer',
  notifications: offered.map((type) => ({
    __typename: 'NotificationPreference',
    type,
    isEnabled: !disabled.includes(type),
  })),
});

export const notificationsMock = (preferences: Preferences = {}): MockLink.MockedResponse => ({
  request: { query: NotificationsDocument },
  result: { data: { notificationPreferences: preferencesOf(preferences) } },
});

const updateRequest = (type: NotificationType, isEnabled: boolean) => ({
  query: UpdateNotificationsDocument,
  variables: { changes: [{ type, isEnabled }] },
});

/** Matches only this change. */
export const switchMock = (type: NotificationType, isEnabled: boolean): MockLink.MockedResponse => ({
  request: updateRequest(type, isEnabled),
  result: { data: { updateNotifications: preferencesOf({ disabled: isEnabled ? [] : [type] }) } },
});

export const switchFailedMock = (
  type: NotificationType,
  isEnabled: boolean,
  error: DataError,
): MockLink.MockedResponse => ({ request: updateRequest(type, isEnabled), error });
