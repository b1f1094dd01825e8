import type { NotificationType } from '@kmx/contract/notifications';

export interface NotificationPreference {
  type: NotificationType;
  isEnabled: boolean;
}

/** The notifications that a person gets or has switched off. */
export interface NotificationPreferences {
  userId: string;
  notifications: readonly NotificationPreference[];
}
