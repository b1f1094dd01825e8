import type { OutboundMail } from '../../../toolkit/src/mail/mailTransport';
import { messageIdOf } from '../../../toolkit/src/mail/messageIdOf';
import type { Accounts } from '../accounts/accounts';
import type { Links } from '../accounts/links';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow, OutboxRow } from '../database/tables';
import { pagesPath } from '../http/paths';
import { allWords } from '../words/allWords';
import { fillWords } from '../words/fillWords';
import { toLanguage } from '../words/languages';
import { composeNotice } from './composeNotice';

interface MailParts {
  db: IdentityDatabase;
  accounts: Accounts;
  links: Links;
  /** Origin of this service. */
  url: string;
  from: string;
}

/**
 * The link of the attempt before, as its mail may have arrived; a new one when that no longer works. Null when the
 * row went meanwhile, as a password was set: then no link may be left.
 */
const readToken = async (
  { db, links }: MailParts,
  { id, token: kept }: OutboxRow,
  accountId: string,
): Promise<string | null> => {
  if (kept !== null && (await links.find(kept, 'reset')) === accountId) return kept;
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

/** The mail with the link, in the account's language; null when a password was set meanwhile. */
const openResetMail = async (
  parts: MailParts,
  row: OutboxRow,
  account: AccountRow,
): Promise<OutboundMail | null> => {
  const token = await readToken(parts, row, account.id);
  if (token === null) return null;
  const language = toLanguage(account.language) ?? 'en';
  const { subject, text } = allWords[language].resetMail;
  const url = `${parts.url}${pagesPath}/reset?token=${token}&lang=${language}`;
  return {
    id: row.id,
    messageId: messageIdOf(row.id, parts.from),
    date: new Date(row.created_at),
    from: parts.from,
    to: account.email,
    replyTo: null,
    subject,
    text: fillWords(text, { name: account.given_name, url }),
    html: null,
    isAutomatic: true,
    attachments: [],
  };
};

/** The mail of a row of the outbox, ready to be sent; null where there is nobody to get it. */
export const openMail = async (parts: MailParts, row: OutboxRow): Promise<OutboundMail | null> => {
  const account = await parts.accounts.findByEmail(row.email_folded);
  if (!account) return null;
  if (row.kind !== 'reset') return composeNotice(parts, row, row.kind, account);
  return account.is_active === 0 ? null : openResetMail(parts, row, account);
};
