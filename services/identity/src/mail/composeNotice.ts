import { fillMessage } from '@kmx/contract/text';
import type { OutboundMail } from '../../../toolkit/src/mail/mailTransport';
import { messageIdOf } from '../../../toolkit/src/mail/messageIdOf';
import type { AccountRow, NoticeKind, OutboxRow } from '../database/tables';
import { pagesPath } from '../http/paths';
import { toLanguage } from '../messages/languages';
import { noticeMessages } from '../messages/noticeMessages';

interface NoticeSender {
  /** Origin of this service. */
  url: string;
  from: string;
}

/** Composes the mail about a change of the account, in the account's language. */
export const composeNotice = (
  { url, from }: NoticeSender,
  row: OutboxRow,
  kind: NoticeKind,
  account: AccountRow,
): OutboundMail => {
  const language = toLanguage(account.language) ?? 'en';
  const { greeting, events, when, notYou } = noticeMessages[language];
  const date = new Date(row.created_at);
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const time = `${new Intl.DateTimeFormat(language, format).format(date)} UTC`;
  const lines = [
    fillMessage(greeting, { name: account.given_name }),
    `${events[kind]}\n${fillMessage(when, { time })}`,
    fillMessage(notYou, { url: `${url}${pagesPath}/forgot?lang=${language}` }),
  ];
  return {
    id: row.id,
    messageId: messageIdOf(row.id, from),
    date,
    from,
    to: account.email,
    replyTo: null,
    subject: events[kind],
    text: lines.join('\n\n'),
    html: null,
    isAutomatic: true,
    attachments: [],
  };
};
