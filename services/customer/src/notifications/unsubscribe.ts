import type { NotificationType } from '@kmx/contract/notifications';
import type { CustomerDatabase } from '../database/connect';
import { disableNotifications } from './disabledNotifications';
import { checkUnsubscribeToken } from './unsubscribeToken';

export const unsubscribeStatuses = ['valid', 'done', 'expired', 'invalid'] as const;

/** State of an unsubscribe link; `type` is null for an invalid one. */
export interface UnsubscribeResult {
  status: (typeof unsubscribeStatuses)[number];
  type: NotificationType | null;
}

interface UnsubscribeDependencies {
  db: CustomerDatabase;
  serviceKey: string;
  now: () => Date;
}

export interface Unsubscribing {
  /** Checks a link and changes nothing. */
  read: (token: string) => UnsubscribeResult;
  /** Switches the notification of a valid link off; may be repeated. */
  confirm: (token: string) => Promise<UnsubscribeResult>;
}

export const createUnsubscribing = ({ db, serviceKey, now }: UnsubscribeDependencies): Unsubscribing => ({
  read: (token) => {
    const checked = checkUnsubscribeToken(token, serviceKey, now());
    return { status: checked.kind, type: checked.kind === 'invalid' ? null : checked.type };
  },
  confirm: async (token) => {
    const checked = checkUnsubscribeToken(token, serviceKey, now());
    if (checked.kind === 'invalid') return { status: 'invalid', type: null };
    const { kind, userId, type } = checked;
    if (kind === 'expired') return { status: 'expired', type };
    return db.transaction().execute(async (write) => {
      const user = await write
        .selectFrom('customer_users')
        .select('id')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) return { status: 'invalid', type: null };
      await disableNotifications(write, userId, { types: [type], at: now() });
      return { status: 'done', type };
    });
  },
});
