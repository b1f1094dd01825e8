import { decideReopening } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { DirectoryParts } from '../directory/parts';
import { changeTicket } from './changeTicket';
import type { TicketResult } from './model';
import { refuseTicket, TicketRefusal } from './refuseTicket';
import { decideMoment, insertEntry } from './storeEntry';
import type { CloseInput } from './ticketDesk';
import { closingSchema, parseInput } from './ticketInput';
import { mailClosing, mailDesk, mailReopening } from './ticketMails';

/** Section 4, "Ticket closing": "a reason is required", "a comment is optional". */
export const closeTicket = async (
  parts: DirectoryParts,
  scope: Scope,
  input: CloseInput,
): Promise<TicketResult> => {
  const parsed = parseInput(closingSchema, input);
  if (!parsed.ok) return parsed.refused;
  return changeTicket(parts, scope, input.ticketId, async (write, ticket) => {
    if (ticket.status === 'closed') throw new TicketRefusal(refuseTicket('closed'));
    const moment = await decideMoment(write, ticket.id, parts.now());
    const at = moment.toISOString();
    await insertEntry(write, scope, {
      ...{ ticket_id: ticket.id, kind: 'closed', at, text: parsed.value.comment },
      ...{ from_status: ticket.status, to_status: 'closed', close_reason: input.reason },
    });
    await write
      .updateTable('customer_tickets')
      .set({ status: 'closed', changed_at: at, closed_at: at, close_reason: input.reason })
      .where('id', '=', ticket.id)
      .execute();
    const message = {
      author: { id: scope.viewer.id, name: scope.name },
      text: parsed.value.comment ?? '',
      at: moment,
    };
    await mailClosing(write, parts, ticket, { ...message, reason: input.reason });
    if (!scope.viewer.isInternal) await mailDesk(write, parts, ticket, { ...message, occasion: 'closed' });
  });
};

/** Decisions: "A closed ticket can be reopened by the customer for 14 days; then it is final." */
export const reopenTicket = (parts: DirectoryParts, scope: Scope, ticketId: string): Promise<TicketResult> =>
  changeTicket(parts, scope, ticketId, async (write, ticket) => {
    const { isInternal } = scope.viewer;
    const state = { status: ticket.status, closedAt: ticket.closed_at };
    const decided = decideReopening(state, isInternal, parts.now());
    if (decided.kind === 'rejected') throw new TicketRefusal(refuseTicket(decided.reason));
    const at = await decideMoment(write, ticket.id, parts.now());
    const { to } = decided;
    await insertEntry(write, scope, {
      ...{ ticket_id: ticket.id, kind: 'reopened', at: at.toISOString() },
      ...{ from_status: ticket.status, to_status: to },
    });
    await write
      .updateTable('customer_tickets')
      .set({ status: to, changed_at: at.toISOString(), closed_at: null, close_reason: null })
      .where('id', '=', ticket.id)
      .execute();
    const author = { id: scope.viewer.id, name: scope.name };
    await mailReopening(write, parts, ticket, { author, text: '', at });
    await mailDesk(write, parts, ticket, { author, text: '', at, occasion: 'reopened' });
  });
