import { notificationTypes } from '@kmx/contract/notifications';
import type { NotificationPreference, NotificationPreferences } from '../notifications/model';
import { unsubscribeStatuses, type UnsubscribeResult } from '../notifications/unsubscribe';
import { builder } from './builder';

const NotificationTypeEnum = builder.enumType('NotificationType', {
  description: 'A mail that its recipient can switch off.',
  values: notificationTypes,
});

const NotificationPreferenceObject = builder
  .objectRef<NotificationPreference>('NotificationPreference')
  .implement({
    fields: (t) => ({
      type: t.expose('type', { type: NotificationTypeEnum }),
      isEnabled: t.exposeBoolean('isEnabled'),
    }),
  });

const NotificationPreferencesObject = builder
  .objectRef<NotificationPreferences>('NotificationPreferences')
  .implement({
    description: 'The notifications that the signed-in person gets or has switched off.',
    fields: (t) => ({
      id: t.exposeID('userId'),
      notifications: t.expose('notifications', { type: [NotificationPreferenceObject] }),
    }),
  });

const NotificationChangeInput = builder.inputType('NotificationChange', {
  fields: (t) => ({
    type: t.field({ type: NotificationTypeEnum, required: true }),
    isEnabled: t.boolean({ required: true }),
  }),
});

const UnsubscribeStatusEnum = builder.enumType('UnsubscribeStatus', { values: unsubscribeStatuses });

const UnsubscribeResultObject = builder.objectRef<UnsubscribeResult>('UnsubscribeResult').implement({
  description: 'State of the link of a mail that switches one notification off.',
  fields: (t) => ({
    status: t.expose('status', { type: UnsubscribeStatusEnum }),
    type: t.expose('type', { type: NotificationTypeEnum, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  unsubscribeLink: t.field({
    type: UnsubscribeResultObject,
    nullable: true,
    skipTypeScopes: true,
    description: 'For the holder of a link; changes nothing.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { unsubscribing }) => unsubscribing.read(token),
  }),
  notificationPreferences: t.withAuth({ signedIn: true }).field({
    type: NotificationPreferencesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.portal.notificationPreferences(),
  }),
}));

builder.mutationFields((t) => ({
  unsubscribe: t.field({
    type: UnsubscribeResultObject,
    nullable: true,
    skipTypeScopes: true,
    description: 'For the holder of a link; safe to repeat.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { unsubscribing }) => unsubscribing.confirm(token),
  }),
  updateNotifications: t.withAuth({ signedIn: true }).field({
    type: NotificationPreferencesObject,
    nullable: true,
    description: 'Changes these preferences of the signed-in person and leaves the others as they are.',
    args: { changes: t.arg({ type: [NotificationChangeInput], required: true }) },
    resolve: (_, { changes }, { session }) => session.portal.updateNotifications(changes),
  }),
}));
