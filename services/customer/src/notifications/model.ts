import type { NotificationType } from '@kmx/contract/notifications';

export interface NotificationPreference {
  type: NotificationType;
  isEnabled: boolean;
}

/** Notifications that a user receives or has switched off. */
export interface NotificationPreferences {
  userId: string;
  notifications: readonly NotificationPreference[];
}
