export { notificationTypes, type NotificationType } from './notificationTypes';
