import type { Kysely } from 'kysely';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toLanguage } from '../locales/countries';
import { composeNotice } from '../mail/composeNotice';
import { formatTicketNumber } from '../tickets/ticketKeys';
import type { ReplyRejection } from './model';
import type { Sender } from './readSender';
import { rejectionMessages } from './rejectionMessages';
import { replyAddressDays } from './replyAddress';
import { replyLimits } from './replyLimits';

const hourMilliseconds = 60 * 60 * 1000;

const idPrefix = 'reply-';

/** Somebody who knows a reply address can write in the name of its person: the limit protects that person's mailbox. */
const isRateLimited = async (db: Kysely<Tables>, recipient: string, now: Date): Promise<boolean> => {
  const sent = await db
    .selectFrom('customer_outbox')
    .select('id')
    .where('kind', '=', 'notice')
    .where('created_at', '>', new Date(now.getTime() - hourMilliseconds).toISOString())
    .where('recipient', '=', recipient)
    .where('id', 'like', `${idPrefix}%`)
    .limit(replyLimits.rejectionsPerHour)
    .execute();
  return sent.length === replyLimits.rejectionsPerHour;
};

export interface RejectedReply {
  reason: ReplyRejection;
  /** Key of the mail: repeated deliveries lead to one mail. */
  key: string;
  ticketNumber: number;
  /** Undefined if the ticket does not exist. */
  ticketId: string | undefined;
  omitted: readonly string[];
}

/** Queues a mail to the verified sender of a reply, which says why it was not stored. */
export const mailRejection = async (
  { db, portalUrl, now, wakeMail }: DirectoryDependencies,
  { user }: Sender,
  { reason, key, ticketNumber, ticketId, omitted }: RejectedReply,
): Promise<void> => {
  const at = now();
  if (await isRateLimited(db, user.email, at)) return;
  const language = toLanguage(user.language) ?? 'en';
  const { greeting, subject, ...reasons } = rejectionMessages[language];
  const format = new Intl.NumberFormat(language);
  const mail = composeNotice(
    {
      to: user.email,
      subject: reason === 'filesOmitted' ? reasons.filesSubject : subject,
      lines: [greeting, reasons[reason], ...(reason === 'notAllowed' ? [] : (['{url}'] as const))],
      values: {
        name: cleanLine(`${user.first_name} ${user.last_name}`),
        number: formatTicketNumber(ticketNumber),
        url: ticketId === undefined ? `${portalUrl}/tickets` : `${portalUrl}/tickets/${ticketId}`,
        days: format.format(replyAddressDays),
        megabytes: format.format(replyLimits.mailBytes / 1024 / 1024),
        characters: format.format(replyLimits.commentCharacters),
        count: format.format(replyLimits.files),
        files: omitted.join(', '),
      },
    },
    at,
  );
  await db
    .insertInto('customer_outbox')
    .values({ ...mail, id: `${idPrefix}${key}` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  wakeMail();
};
