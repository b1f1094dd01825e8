import type { CustomerDatabase } from '../database/connect';
import { toLanguage } from '../locales/countries';
import type { OutboxMail } from '../mail/outbox';
import { createUnsubscribeToken } from './unsubscribeToken';

export interface UnsubscribeSettings {
  serviceKey: string;
  /** Absolute URL; the site of its origin serves the links. */
  portalUrl: string;
}

/** Returns the address at which a notification can be switched off without sign-in; undefined for other mails. */
export const createUnsubscribeUrl = async (
  db: CustomerDatabase,
  mail: Pick<OutboxMail, 'notification_type' | 'user_id' | 'created_at'>,
  { serviceKey, portalUrl }: UnsubscribeSettings,
): Promise<string | undefined> => {
  const { notification_type: type, user_id: userId } = mail;
  if (type === null || userId === null) return undefined;
  const user = await db
    .selectFrom('customer_users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  const url = new URL('/api/unsubscribe', portalUrl);
  url.searchParams.set('l', toLanguage(user?.language ?? null) ?? 'en');
  url.searchParams.set(
    'token',
    createUnsubscribeToken({ userId, type }, serviceKey, new Date(mail.created_at)),
  );
  return url.href;
};
