import type { ApplicationKey } from '@kmx/contract/access';
import { approverRole, type Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { DirectoryDependencies } from '../directory/dependencies';
import { decideOfferedNotifications, type Recipient } from './decideOfferedNotifications';
import {
  disableNotifications,
  enableNotifications,
  readDisabledNotifications,
} from './disabledNotifications';
import type { NotificationPreference, NotificationPreferences } from './model';

/** Mails depend on the directory only, not on the roles of the token. */
const readRecipient = async (db: CustomerDatabase, userId: string): Promise<Recipient> => {
  const access = await db
    .selectFrom('customer_access')
    .select('application')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute();
  const isActive = (key: ApplicationKey): boolean => access.some(({ application }) => application === key);
  const order = await db
    .selectFrom('customer_orders')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const { delegated_admin: administers } = await db
    .selectFrom('customer_users')
    .select('delegated_admin')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    hasTicketing: isActive('ticketing'),
    hasOrders: isActive('productinfo') || order !== undefined,
    isAdministrator: administers !== null,
    isApprover: administers === approverRole,
  };
};

export const readNotificationPreferences = async (
  db: CustomerDatabase,
  { viewer }: Scope,
): Promise<NotificationPreferences> => {
  const disabled = (await readDisabledNotifications(db, [viewer.id]))(viewer.id);
  const offered = decideOfferedNotifications(await readRecipient(db, viewer.id), disabled);
  return {
    userId: viewer.id,
    notifications: offered.map((type) => ({ type, isEnabled: !disabled.has(type) })),
  };
};

/** Stores changes of the viewer's own preferences; types without a change stay as they are. */
export const updateNotifications = async (
  { db, now }: Pick<DirectoryDependencies, 'db' | 'now'>,
  scope: Scope,
  changes: readonly NotificationPreference[],
): Promise<NotificationPreferences> => {
  const { id } = scope.viewer;
  const last = [...new Map(changes.map(({ type, isEnabled }) => [type, isEnabled]))];
  const typesThatAre = (isEnabled: boolean) =>
    last.filter(([, enabled]) => enabled === isEnabled).map(([type]) => type);
  await db.transaction().execute(async (write) => {
    await enableNotifications(write, id, typesThatAre(true));
    await disableNotifications(write, id, { types: typesThatAre(false), at: now() });
  });
  return readNotificationPreferences(db, scope);
};
