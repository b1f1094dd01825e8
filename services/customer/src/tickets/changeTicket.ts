import { sql, type Transaction } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { TicketResult } from './model';
import { readDetail } from './readDetail';
import { catchRejection, rejectTicket, TicketRejectionError } from './rejectTicket';
import { isInScope } from './selectTickets';
import type { TicketRow } from './storeEntry';

type Write = Transaction<Tables>;

/** Returns the ticket as the viewer sees it after a saved change. */
export const respondSaved = async (
  { db, now }: DirectoryDependencies,
  scope: Scope,
  ticketId: string,
): Promise<TicketResult> => {
  const detail = await readDetail(db, scope, ticketId, now());
  return detail ? { kind: 'saved', detail } : rejectTicket('unknownTicket');
};

/**
 * Locks the ticket in scope until the transaction ends: the first statement writes, so that SQLite and PostgreSQL
 * wait for other changes of the same ticket.
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
  throw new TicketRejectionError(rejectTicket('unknownTicket'));
};

/**
 * Changes one ticket in scope in a transaction; `change` throws {@link TicketRejectionError} to roll back and reject.
 */
export const changeTicket = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  ticketId: string,
  change: (write: Write, ticket: TicketRow) => Promise<void>,
): Promise<TicketResult> => {
  const rejected = await catchRejection(() =>
    dependencies.db.transaction().execute(async (write) => {
      await change(write, await lockTicket(write, scope, ticketId));
      return null;
    }),
  );
  if (rejected?.code === 'unknownTicket') logRejection(dependencies, scope, 'ticket', ticketId);
  if (rejected) return rejected;
  dependencies.wakeMail();
  return respondSaved(dependencies, scope, ticketId);
};
