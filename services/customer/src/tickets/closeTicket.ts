import { decideReopening } from '@kmx/contract/tickets';
import type { Scope } from '../auth/scope';
import type { DirectoryDependencies } from '../directory/dependencies';
import { changeTicket } from './changeTicket';
import type { TicketResult } from './model';
import { rejectTicket, TicketRejectionError } from './rejectTicket';
import { decideMoment, insertEntry } from './storeEntry';
import { closingSchema, parseInput } from './ticketInput';
import { mailClosing, mailSupportTeam, mailReopening } from './ticketMails';
import type { CloseInput } from './ticketOperations';

/** Section 4, "Ticket closing": "a reason is required", "a comment is optional". */
export const closeTicket = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  input: CloseInput,
): Promise<TicketResult> => {
  const parsed = parseInput(closingSchema, input);
  if (!parsed.ok) return parsed.rejection;
  return changeTicket(dependencies, scope, input.ticketId, async (write, ticket) => {
    if (ticket.status === 'closed') throw new TicketRejectionError(rejectTicket('closed'));
    const moment = await decideMoment(write, ticket.id, dependencies.now());
    const at = moment.toISOString();
    await insertEntry(write, scope, {
      ticket_id: ticket.id,
      kind: 'closed',
      at,
      text: parsed.value.comment,
      from_status: ticket.status,
      to_status: 'closed',
      close_reason: input.reason,
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
    await mailClosing(write, dependencies, ticket, { ...message, reason: input.reason });
    if (!scope.viewer.isInternal)
      await mailSupportTeam(write, dependencies, ticket, { ...message, occasion: 'closed' });
  });
};

/** Decisions: "A closed ticket can be reopened by the customer for 14 days; then it is final." */
export const reopenTicket = (
  dependencies: DirectoryDependencies,
  scope: Scope,
  ticketId: string,
): Promise<TicketResult> =>
  changeTicket(dependencies, scope, ticketId, async (write, ticket) => {
    const { isInternal } = scope.viewer;
    const state = { status: ticket.status, closedAt: ticket.closed_at };
    const decided = decideReopening(state, isInternal, dependencies.now());
    if (decided.kind === 'rejected') throw new TicketRejectionError(rejectTicket(decided.reason));
    const at = await decideMoment(write, ticket.id, dependencies.now());
    const { to } = decided;
    await insertEntry(write, scope, {
      ticket_id: ticket.id,
      kind: 'reopened',
      at: at.toISOString(),
      from_status: ticket.status,
      to_status: to,
    });
    await write
      .updateTable('customer_tickets')
      .set({ status: to, changed_at: at.toISOString(), closed_at: null, close_reason: null })
      .where('id', '=', ticket.id)
      .execute();
    const author = { id: scope.viewer.id, name: scope.name };
    await mailReopening(write, dependencies, ticket, { author, text: '', at });
    await mailSupportTeam(write, dependencies, ticket, { author, text: '', at, occasion: 'reopened' });
  });
