import type { LanguageCode } from '@kmx/contract/locales';
import type { NotificationType } from '@kmx/contract/notifications';
import type { NewRow } from '../database/tables';
import { composeNotice, type Notice } from '../mail/composeNotice';
import { footerMessages } from './footerMessages';

interface Notification<Text extends string> extends Notice<Text> {
  type: NotificationType;
  userId: string;
  language: LanguageCode;
  /** Absolute URL. */
  portalUrl: string;
  /** Paragraph before the address of the preferences. */
  hint?: string | undefined;
}

/** Composes a mail that its recipient can switch off: it ends with the address of the preferences. */
export const composeNotification = <Text extends string>(
  { type, userId, language, portalUrl, hint, ...notice }: Notification<Text>,
  now: Date,
): NewRow<'customer_outbox'> => {
  const mail = composeNotice(notice, now);
  return {
    ...mail,
    text: `${[mail.text, ...(hint === undefined ? [] : [`${hint}\n`]), footerMessages[language]].join('\n')}\n${portalUrl}/account/notifications\n`,
    notification_type: type,
    user_id: userId,
  };
};
