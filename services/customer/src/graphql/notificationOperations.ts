import { notificationTypes } from '@kmx/contract/notifications';
import type { NotificationPreference, NotificationPreferences } from '../notifications/model';
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

builder.queryFields((t) => ({
  notificationPreferences: t.withAuth({ signedIn: true }).field({
    type: NotificationPreferencesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.portal.notificationPreferences(),
  }),
}));

builder.mutationFields((t) => ({
  updateNotifications: t.withAuth({ signedIn: true }).field({
    type: NotificationPreferencesObject,
    nullable: true,
    description: 'Changes these preferences of the signed-in person and leaves the others as they are.',
    args: { changes: t.arg({ type: [NotificationChangeInput], required: true }) },
    resolve: (_, { changes }, { session }) => session.portal.updateNotifications(changes),
  }),
}));
