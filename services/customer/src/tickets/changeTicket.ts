import { sql, type Transaction } from 'kysely';
import { noteRefusal } from '../audit/noteRefusal';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { Tables } from '../database/tables';
import type { DirectoryParts } from '../directory/parts';
import type { TicketResult } from './model';
import { readDetail } from './readDetail';
import { catchRefusal, refuseTicket, TicketRefusal } from './refuseTicket';
import { isInScope } from './selectTickets';
import type { TicketRow } from './storeEntry';

type Write = Transaction<Tables>;

/** The ticket as the viewer sees it after a change, told of as saved. */
export const answerSaved = async (
  { db, now }: DirectoryParts,
  scope: Scope,
  ticketId: string,
): Promise<TicketResult> => {
  const detail = await readDetail(db, scope, ticketId, now());
  return detail ? { kind: 'saved', detail } : refuseTicket('unknownTicket');
};

/**
 * The ticket in scope, kept from others until the transaction ends: the first statement writes, so that SQLite waits
 * for its turn and PostgreSQL for whoever changes the same ticket.
 */
const lockTicket = async (write: Write, scope: Scope, id: string): Promise<TicketRow> => {
  const ticket = isPlain(id)
    ? await write
        .updateTable('customer_tickets as ticket')
        .set({ reply_count: sql`reply_count` })
        .where('ticket.id', '=', id)
        .where(isInScope(scope))
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (ticket) return ticket;
  throw new TicketRefusal(refuseTicket('unknownTicket'));
};

/** Changes one ticket in scope in a transaction; `change` throws {@link TicketRefusal} to undo and refuse it. */
export const changeTicket = async (
  parts: DirectoryParts,
  scope: Scope,
  ticketId: string,
  change: (write: Write, ticket: TicketRow) => Promise<void>,
): Promise<TicketResult> => {
  const refused = await catchRefusal(() =>
    parts.db.transaction().execute(async (write) => {
      await change(write, await lockTicket(write, scope, ticketId));
      return null;
    }),
  );
  if (refused?.code === 'unknownTicket') noteRefusal(parts, scope, 'ticket', ticketId);
  if (refused) return refused;
  parts.wakeMail();
  return answerSaved(parts, scope, ticketId);
};
