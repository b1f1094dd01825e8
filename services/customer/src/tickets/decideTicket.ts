import type { TicketStatus } from '../database/serviceTypes';
import type { NextMove, TicketAction, TicketRefusalCode } from './model';

/** Decisions: "A closed ticket can be reopened by the customer for 14 days; then it is final." */
export const reopenMilliseconds = 14 * 24 * 60 * 60 * 1000;

interface TicketState {
  status: TicketStatus;
  /** ISO 8601. */
  closedAt: string | null;
}

type Decided<Value> = ({ kind: 'decided' } & Value) | { kind: 'refused'; code: TicketRefusalCode };

/** Who has to do something now. */
export const decideNextMove = (status: TicketStatus): NextMove => {
  switch (status) {
    case 'open':
    case 'inProgress':
      return 'provider';
    case 'waitingForCustomer':
      return 'customer';
    case 'closed':
      return 'none';
  }
};

/**
 * What an entry is and what it does to the ticket: an employee's reply waits for the customer unless they choose that
 * the work goes on; a customer's comment on a ticket that waited for it sets the work going again.
 */
export const decideEntry = (
  status: TicketStatus,
  isStaff: boolean,
  chosen: TicketStatus | null,
): Decided<{ entry: 'comment' | 'reply'; to: TicketStatus }> => {
  if (status === 'closed') return { kind: 'refused', code: 'closed' };
  if (isStaff) {
    if (chosen === 'open' || chosen === 'closed') return { kind: 'refused', code: 'invalid' };
    return { kind: 'decided', entry: 'reply', to: chosen ?? 'waitingForCustomer' };
  }
  if (chosen !== null) return { kind: 'refused', code: 'notAllowed' };
  return {
    kind: 'decided',
    entry: 'comment',
    to: status === 'waitingForCustomer' ? 'inProgress' : status,
  };
};

/** Until when a closed ticket can be reopened: ISO 8601, this moment included; null for one that is not closed, or final. */
export const decideReopenableUntil = ({ status, closedAt }: TicketState, now: Date): string | null => {
  if (status !== 'closed' || closedAt === null) return null;
  const until = Date.parse(closedAt) + reopenMilliseconds;
  return now.getTime() > until ? null : new Date(until).toISOString();
};

/** Whether the viewer may reopen now: customers only, within 14 days. */
export const decideReopening = (
  ticket: TicketState,
  isStaff: boolean,
  now: Date,
): Decided<{ to: TicketStatus }> => {
  if (isStaff) return { kind: 'refused', code: 'notAllowed' };
  if (decideReopenableUntil(ticket, now) === null) return { kind: 'refused', code: 'notReopenable' };
  return { kind: 'decided', to: 'open' };
};

/** What the viewer may do with a ticket that they see. */
export const listAllowedActions = (ticket: TicketState, isStaff: boolean, now: Date): TicketAction[] => {
  if (ticket.status !== 'closed') return ['comment', 'close', 'watch'];
  return decideReopening(ticket, isStaff, now).kind === 'decided' ? ['reopen', 'watch'] : ['watch'];
};
