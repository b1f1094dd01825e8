import type { Row } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { commentOnTicket } from '../tickets/commentOnTicket';
import type { TicketRejectionCode } from '../tickets/model';
import type { Uploads } from '../uploads/uploads';
import { extractReply } from './extractReply';
import type { InboundMail, ReplyRejection } from './model';
import type { Sender } from './readSender';
import { ReplyDeferredError } from './ReplyDeferredError';
import { replyLimits } from './replyLimits';
import { storeFiles } from './storeFiles';

type Ticket = Pick<Row<'customer_tickets'>, 'id' | 'organisation_id' | 'status'>;

export interface CommentDependencies extends DirectoryDependencies {
  uploads: Pick<Uploads, 'store'>;
}

export type CommentOutcome =
  | { kind: 'stored'; omitted: readonly string[] }
  | { kind: 'repeated' }
  | { kind: 'rejected'; reason: Exclude<ReplyRejection, 'expired' | 'filesOmitted'> };

const isStored = async (
  { db }: Pick<DirectoryDependencies, 'db'>,
  ticketId: string,
  key: string,
): Promise<boolean> =>
  (await db
    .selectFrom('customer_ticket_entries')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()) !== undefined;

const toOutcome = (code: TicketRejectionCode): CommentOutcome => {
  switch (code) {
    // Concurrent delivery: its files were uploaded again and have other ids.
    case 'alreadySent':
      return { kind: 'repeated' };
    case 'closed':
      return { kind: 'rejected', reason: 'closed' };
    case 'unknownTicket':
    case 'notAllowed':
      return { kind: 'rejected', reason: 'notAllowed' };
    case 'tooMany':
    case 'invalid':
    case 'notReopenable':
    case 'attachmentUnavailable':
    case 'storageFull':
      throw new ReplyDeferredError(code);
  }
};

/** Returns the reason to reject a reply, or null. The transaction checks again. */
const decideRejection = (
  ticket: Ticket | undefined,
  { scope }: Pick<Sender, 'scope'>,
  text: string,
  mailCharacters: number,
): Exclude<ReplyRejection, 'expired' | 'filesOmitted'> | null => {
  const mayComment =
    ticket !== undefined &&
    scope.applications.has('ticketing') &&
    scope.organisationIds.includes(ticket.organisation_id);
  if (!mayComment) return 'notAllowed';
  if (ticket.status === 'closed') return 'closed';
  if (mailCharacters > replyLimits.textCharacters || text.length > replyLimits.commentCharacters)
    return 'tooLarge';
  return text === '' ? 'empty' : null;
};

/** Stores the reply as a comment with its files. Throws {@link ReplyDeferredError}. */
export const storeComment = async (
  dependencies: CommentDependencies,
  sender: Sender,
  ticket: Ticket | undefined,
  mail: InboundMail,
): Promise<CommentOutcome> => {
  const text = extractReply(mail.text.slice(0, replyLimits.textCharacters));
  const reason = decideRejection(ticket, sender, text, mail.text.length);
  if (ticket !== undefined && (await isStored(dependencies, ticket.id, mail.key)))
    return { kind: 'repeated' };
  if (ticket === undefined || reason !== null) return { kind: 'rejected', reason: reason ?? 'notAllowed' };
  const { stored, omitted } = await storeFiles(dependencies.uploads, mail.files, sender.user.id);
  const comment = (attachmentIds: readonly string[]) =>
    commentOnTicket(dependencies, sender.scope, {
      ticketId: ticket.id,
      text,
      attachmentIds,
      status: null,
      idempotencyKey: mail.key,
    });
  const result = await comment(stored.map(({ id }) => id));
  if (result.kind === 'saved') return { kind: 'stored', omitted };
  if (result.code !== 'storageFull') return toOutcome(result.code);
  const withoutFiles = await comment([]);
  const names = [...stored.map(({ name }) => name), ...omitted];
  return withoutFiles.kind === 'saved' ? { kind: 'stored', omitted: names } : toOutcome(withoutFiles.code);
};
