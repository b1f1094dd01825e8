import type { Transaction } from 'kysely';
import { decideEntry } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { createContentHash } from '../text/createContentHash';
import { changeTicket } from './changeTicket';
import type { TicketResult } from './model';
import { rejectSent, rejectTicket, TicketRejectionError } from './rejectTicket';
import { attachFiles, decideMoment, insertEntry, type TicketRow } from './storeEntry';
import { commentSchema, decideTooMany, parseInput } from './ticketInput';
import { formatTicketNumber } from './ticketKeys';
import { mailSupportTeam, mailReply } from './ticketMails';
import type { CommentInput } from './ticketOperations';

type Write = Transaction<Tables>;

/**
 * Decides if the key was used for the same entry. Throws {@link TicketRejectionError}: with the entry when the viewer sent another
 * content, and without it if another user has used the key.
 */
const isRepeated = async (
  write: Write,
  { viewer }: Scope,
  { id: ticketId, number }: TicketRow,
  { hash, idempotencyKey }: { hash: string; idempotencyKey: string },
): Promise<boolean> => {
  const known = await write
    .selectFrom('customer_ticket_entries')
    .select(['author_id', 'content_hash', 'at'])
    .where('ticket_id', '=', ticketId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) return false;
  if (known.author_id !== viewer.id)
    throw new TicketRejectionError(rejectTicket('invalid', 'This key was used for another entry.'));
  if (known.content_hash === null || known.content_hash === hash) return true;
  throw new TicketRejectionError(rejectSent({ ticketId, number: formatTicketNumber(number), at: known.at }));
};

const store = async (
  write: Write,
  dependencies: DirectoryDependencies,
  scope: Scope,
  { ticket, input, text, hash }: { ticket: TicketRow; input: CommentInput; text: string; hash: string },
): Promise<void> => {
  const decided = decideEntry(ticket.status, scope.viewer.isInternal, input.status);
  if (decided.kind === 'rejected') throw new TicketRejectionError(rejectTicket(decided.reason));
  const { entry: kind, to } = decided;
  const at = await decideMoment(write, ticket.id, dependencies.now());
  const statuses = to === ticket.status ? {} : { from_status: ticket.status, to_status: to };
  const entry = { ticket_id: ticket.id, kind, at: at.toISOString(), text, ...statuses };
  const entryId = await insertEntry(write, scope, {
    ...entry,
    idempotency_key: input.idempotencyKey,
    content_hash: hash,
  });
  await attachFiles(write, dependencies, scope, { entryId, ids: input.attachmentIds });
  const counted =
    kind === 'reply' ? { reply_count: ticket.reply_count + 1 } : { comment_count: ticket.comment_count + 1 };
  await write
    .updateTable('customer_tickets')
    .set({ status: to, changed_at: entry.at, ...counted })
    .where('id', '=', ticket.id)
    .execute();
  const message = { author: { id: scope.viewer.id, name: scope.name }, text, at };
  if (kind === 'reply') await mailReply(write, dependencies, ticket, message);
  else await mailSupportTeam(write, dependencies, ticket, { ...message, occasion: 'comment' });
};

/** A customer's comment or an employee's reply, with its files, its status and its mails in one step. */
export const commentOnTicket = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: CommentInput,
): Promise<TicketResult> => {
  const tooMany = decideTooMany(input.attachmentIds);
  if (tooMany) return tooMany;
  const parsed = parseInput(commentSchema, input);
  if (!parsed.ok) return parsed.rejection;
  const { text, idempotencyKey } = parsed.value;
  const hash = createContentHash([text, input.status, input.attachmentIds.toSorted()]);
  return changeTicket(dependencies, scope, input.ticketId, async (write, ticket) => {
    if (await isRepeated(write, scope, ticket, { hash, idempotencyKey })) return;
    await store(write, dependencies, scope, { ticket, input, text, hash });
  });
};
