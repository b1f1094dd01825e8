import { fillMessage } from '@kmx/contract/text';
import type { OutboundMail } from '../../../toolkit/src/mail/mailTransport';
import { messageIdOf } from '../../../toolkit/src/mail/messageIdOf';
import type { Accounts } from '../accounts/accounts';
import type { Links } from '../accounts/links';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow, OutboxRow } from '../database/tables';
import { pagesPath } from '../http/paths';
import { allMessages } from '../messages/allMessages';
import { toLanguage } from '../messages/languages';
import { composeNotice } from './composeNotice';

interface MailDependencies {
  db: IdentityDatabase;
  accounts: Accounts;
  links: Links;
  /** Origin of this service. */
  url: string;
  from: string;
}

/**
 * Returns the link of the previous attempt, whose mail may have arrived, or a new one if that has expired. Null if the
 * row was deleted meanwhile because a password was set: then no link may remain.
 */
const readToken = async (
  { db, links }: MailDependencies,
  { id, token: storedToken }: OutboxRow,
  accountId: string,
): Promise<string | null> => {
  if (storedToken !== null && (await links.find(storedToken, 'reset')) === accountId) return storedToken;
  const { token } = await links.create(accountId, 'reset');
  const { numUpdatedRows } = await db
    .updateTable('identity_outbox')
    .set({ token })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return token;
  await links.use(token, 'reset');
  return null;
};

/** Composes the mail with the link in the account's language; null if a password was set meanwhile. */
const openResetMail = async (
  dependencies: MailDependencies,
  row: OutboxRow,
  account: AccountRow,
): Promise<OutboundMail | null> => {
  const token = await readToken(dependencies, row, account.id);
  if (token === null) return null;
  const language = toLanguage(account.language) ?? 'en';
  const { subject, text } = allMessages[language].resetMail;
  const url = `${dependencies.url}${pagesPath}/reset?token=${token}&lang=${language}`;
  return {
    id: row.id,
    messageId: messageIdOf(row.id, dependencies.from),
    date: new Date(row.created_at),
    from: dependencies.from,
    to: account.email,
    replyTo: null,
    subject,
    text: fillMessage(text, { name: account.given_name, url }),
    html: null,
    isAutomatic: true,
    attachments: [],
  };
};

/** Composes the mail of an outbox row; null if there is no recipient. */
export const openMail = async (
  dependencies: MailDependencies,
  row: OutboxRow,
): Promise<OutboundMail | null> => {
  const account = await dependencies.accounts.findByEmail(row.email_folded);
  if (!account) return null;
  if (row.kind !== 'reset') return composeNotice(dependencies, row, row.kind, account);
  return account.is_active === 0 ? null : openResetMail(dependencies, row, account);
};
