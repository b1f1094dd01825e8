import type { Kysely } from 'kysely';
import type { NotificationType } from '@kmx/contract/notifications';
import type { Tables } from '../database/tables';

/** Reads the types that each of these users has switched off. */
export const readDisabledNotifications = async (
  db: Kysely<Tables>,
  userIds: readonly string[],
): Promise<(userId: string) => ReadonlySet<NotificationType>> => {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('customer_disabled_notifications')
          .select(['user_id', 'type'])
          .where('user_id', 'in', [...userIds])
          .execute();
  return (userId) => new Set(rows.filter((row) => row.user_id === userId).map(({ type }) => type));
};

/** Switches types off for a user; types that are already off are unchanged. */
export const disableNotifications = async (
  write: Kysely<Tables>,
  userId: string,
  { types, at }: { types: readonly NotificationType[]; at: Date },
): Promise<void> => {
  if (types.length === 0) return;
  await write
    .insertInto('customer_disabled_notifications')
    .values(types.map((type) => ({ user_id: userId, type, disabled_at: at.toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const enableNotifications = async (
  write: Kysely<Tables>,
  userId: string,
  types: readonly NotificationType[],
): Promise<void> => {
  if (types.length === 0) return;
  await write
    .deleteFrom('customer_disabled_notifications')
    .where('user_id', '=', userId)
    .where('type', 'in', [...types])
    .execute();
};
