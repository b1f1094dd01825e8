import type { Transaction } from 'kysely';
import { decideEntry } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import type { DirectoryParts } from '../directory/parts';
import { changeTicket } from './changeTicket';
import type { TicketResult } from './model';
import { refuseTicket, TicketRefusal } from './refuseTicket';
import { attachFiles, decideMoment, insertEntry, type TicketRow } from './storeEntry';
import type { CommentInput } from './ticketDesk';
import { commentSchema, decideTooMany, parseInput } from './ticketInput';
import { mailDesk, mailReply } from './ticketMails';

type Write = Transaction<Tables>;

/** Whether the key was used: by the same entry; with another content it is refused. */
const isRepeated = async (
  write: Write,
  { viewer }: Scope,
  ticketId: string,
  { text, idempotencyKey }: { text: string; idempotencyKey: string },
): Promise<boolean> => {
  const known = await write
    .selectFrom('customer_ticket_entries')
    .select(['author_id', 'text'])
    .where('ticket_id', '=', ticketId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) return false;
  if (known.author_id === viewer.id && known.text === text) return true;
  throw new TicketRefusal(refuseTicket('invalid', 'This key was used for another entry.'));
};

const store = async (
  write: Write,
  parts: DirectoryParts,
  scope: Scope,
  { ticket, input, text }: { ticket: TicketRow; input: CommentInput; text: string },
): Promise<void> => {
  const decided = decideEntry(ticket.status, scope.viewer.isInternal, input.status);
  if (decided.kind === 'rejected') throw new TicketRefusal(refuseTicket(decided.reason));
  const { entry: kind, to } = decided;
  const at = await decideMoment(write, ticket.id, parts.now());
  const statuses = to === ticket.status ? {} : { from_status: ticket.status, to_status: to };
  const entry = { ticket_id: ticket.id, kind, at: at.toISOString(), text, ...statuses };
  const entryId = await insertEntry(write, scope, { ...entry, idempotency_key: input.idempotencyKey });
  await attachFiles(write, parts, scope, { entryId, ids: input.attachmentIds });
  const counted =
    kind === 'reply' ? { reply_count: ticket.reply_count + 1 } : { comment_count: ticket.comment_count + 1 };
  await write
    .updateTable('customer_tickets')
    .set({ status: to, changed_at: entry.at, ...counted })
    .where('id', '=', ticket.id)
    .execute();
  const message = { author: { id: scope.viewer.id, name: scope.name }, text, at };
  if (kind === 'reply') await mailReply(write, parts, ticket, message);
  else await mailDesk(write, parts, ticket, { ...message, occasion: 'comment' });
};

/** A customer's comment or an employee's reply, with its files, its status and its mails in one step. */
export const commentOnTicket = async (
  parts: DirectoryParts,
  scope: Scope,
  input: CommentInput,
): Promise<TicketResult> => {
  const tooMany = decideTooMany(input.attachmentIds);
  if (tooMany) return tooMany;
  const parsed = parseInput(commentSchema, input);
  if (!parsed.ok) return parsed.refused;
  const { text, idempotencyKey } = parsed.value;
  return changeTicket(parts, scope, input.ticketId, async (write, ticket) => {
    if (await isRepeated(write, scope, ticket.id, { text, idempotencyKey })) return;
    await store(write, parts, scope, { ticket, input, text });
  });
};
