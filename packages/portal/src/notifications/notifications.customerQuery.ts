import { graphql } from '../__generated__/customer';

export const NotificationsDocument = graphql(/* GraphQL */ `
  query Notifications {
    notificationPreferences {
      id
      notifications {
        type
        isEnabled
      }
    }
  }
`);

export const UpdateNotificationsDocument = graphql(/* GraphQL */ `
  mutation UpdateNotifications($changes: [NotificationChange!]!) {
    updateNotifications(changes: $changes) {
      id
      notifications {
        type
        isEnabled
      }
    }
  }
`);
