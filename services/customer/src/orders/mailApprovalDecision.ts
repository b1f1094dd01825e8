import type { Transaction } from 'kysely';
import type { LanguageCode } from '@kmx/contract/locales';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Scope } from '../auth/scope';
import type { NewRow, Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toLanguage } from '../locales/countries';
import { composeNotice } from '../mail/composeNotice';
import { toArticleKey } from '../parts/partKeys';
import { readPartsByArticleNumbers } from '../parts/selectParts';
import { approvalDecisionMessages } from './approvalDecisionMessages';
import {
  composeApprovedConfirmation,
  composeSupportMail,
  type OrderMailData,
  type Orderer,
} from './composeOrderMails';
import { orderMailMessages } from './orderMailMessages';
import { readLines } from './readOrders';

type Write = Transaction<Tables>;
type MailRow = NewRow<'customer_outbox'>;
type MailDependencies = Pick<DirectoryDependencies, 'supportAddresses' | 'portalUrl'>;
type DecidedOrder = Row<'customer_orders'> & { decided_at: string };

const readUser = async (write: Write, userId: string): Promise<Orderer | undefined> => {
  const user = await write
    .selectFrom('customer_users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, first_name: firstName, last_name: lastName } = user;
  return { email, name: `${firstName} ${lastName}`, language: toLanguage(user.language) ?? 'en' };
};

const readMailData = async (write: Write, order: DecidedOrder): Promise<OrderMailData> => {
  const location = await write
    .selectFrom('customer_locations as location')
    .innerJoin('customer_organisations as organisation', 'organisation.id', 'location.organisation_id')
    .select(['location.name', 'location.city', 'location.country', 'organisation.name as organisation'])
    .where('location.id', '=', order.location_id)
    .executeTakeFirstOrThrow();
  return {
    order,
    lines: readLines(order.lines),
    location: `${location.name}, ${location.city}, ${location.country}`,
    organisation: location.organisation,
  };
};

/** Names the parts in a language; a part that is no longer sold keeps its English name. */
const nameLines = async (
  write: Write,
  lines: OrderMailData['lines'],
  language: LanguageCode,
): Promise<OrderMailData['lines']> => {
  const articleNumbers = lines.map(({ articleNumber }) => articleNumber);
  const parts = await readPartsByArticleNumbers(write, articleNumbers, language);
  const names = new Map(parts.map(({ articleNumber, name }) => [toArticleKey(articleNumber), name]));
  return lines.map((line) => ({ ...line, name: names.get(toArticleKey(line.articleNumber)) ?? line.name }));
};

/** Composes the mails of an approved order. If the account of the orderer was deleted, the approver is the contact. */
const composeApproved = async (
  write: Write,
  { supportAddresses }: MailDependencies,
  scope: Scope,
  order: DecidedOrder,
): Promise<MailRow[]> => {
  const supportAddress = supportAddresses['parts-order'];
  if (supportAddress === undefined) throw new Error('MAIL_DESKS has no address for parts orders.');
  const data = await readMailData(write, order);
  const orderer = await readUser(write, order.user_id);
  const contact = orderer ?? (await readUser(write, scope.viewer.id));
  if (!contact) throw new Error('An approved order has no contact.');
  const at = new Date(order.decided_at);
  const supportMail = composeSupportMail(data, supportAddress, contact, at);
  if (!orderer) return [supportMail];
  const ownData = { ...data, lines: await nameLines(write, data.lines, orderer.language) };
  return [supportMail, composeApprovedConfirmation(ownData, orderer, scope.name, at)];
};

const composeDeclined = async (
  write: Write,
  { portalUrl }: MailDependencies,
  scope: Scope,
  { user_id: userId, reference, decision_note: mailedNote, decided_at: at }: DecidedOrder,
): Promise<MailRow[]> => {
  const orderer = await readUser(write, userId);
  if (!orderer) return [];
  const { greeting } = orderMailMessages[orderer.language];
  const { subject, text, note, next } = approvalDecisionMessages[orderer.language].declined;
  const lines = [greeting, text, ...(mailedNote === null ? [] : [note]), next, '{url}'] as const;
  const values = {
    name: cleanLine(orderer.name),
    author: cleanLine(scope.name),
    reference,
    note: mailedNote ?? '',
    url: `${portalUrl}/orders/${reference}`,
  };
  return [composeNotice({ to: orderer.email, subject, lines, values }, new Date(at))];
};

/** Puts the mails about a decision into the outbox, in the transaction that stores it. */
export const mailApprovalDecision = async (
  write: Write,
  dependencies: MailDependencies,
  scope: Scope,
  order: DecidedOrder,
): Promise<void> => {
  const mails =
    order.decision === 'approve'
      ? await composeApproved(write, dependencies, scope, order)
      : await composeDeclined(write, dependencies, scope, order);
  if (mails.length > 0) await write.insertInto('customer_outbox').values(mails).execute();
};
