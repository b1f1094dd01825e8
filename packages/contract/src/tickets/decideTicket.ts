import { ticketStatuses, type TicketStatus } from './ticketTypes';

/** Decision: "A closed ticket can be reopened by the customer for 14 days; then it is final". */
export const reopenMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** The side that has to act next on a ticket. */
export const nextMoves = ['provider', 'customer', 'none'] as const;
export type NextMove = (typeof nextMoves)[number];

/** Actions on a ticket, in the order of their buttons. */
export const ticketActions = ['comment', 'close', 'reopen', 'watch'] as const;
export type TicketAction = (typeof ticketActions)[number];

/** Statuses that an employee can choose with a reply; the first one is the default. */
export const replyStatuses = ['waitingForCustomer', 'inProgress'] as const;

export type TicketRejectionReason = 'closed' | 'invalid' | 'notAllowed' | 'notReopenable';

interface TicketState {
  readonly status: TicketStatus;
  /** ISO 8601. */
  readonly closedAt: string | null;
}

type Decision<Value> =
  | ({ readonly kind: 'accepted' } & Value)
  | { readonly kind: 'rejected'; readonly reason: TicketRejectionReason };

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

/** Returns the statuses in which the reader's side has to act next. */
export const listStatusesToAct = (isStaff: boolean): readonly TicketStatus[] =>
  ticketStatuses.filter((status) => decideNextMove(status) === (isStaff ? 'provider' : 'customer'));

/**
 * Decides the type of an entry, and the ticket's status after it. An employee's reply waits for the customer unless
 * another status is chosen; a customer's comment on a waiting ticket puts it back in progress.
 */
export const decideEntry = (
  status: TicketStatus,
  isStaff: boolean,
  chosen: TicketStatus | null,
): Decision<{ readonly entry: 'comment' | 'reply'; readonly to: TicketStatus }> => {
  if (status === 'closed') return { kind: 'rejected', reason: 'closed' };
  if (isStaff) {
    const to = replyStatuses.find((known) => known === (chosen ?? replyStatuses[0]));
    return to ? { kind: 'accepted', entry: 'reply', to } : { kind: 'rejected', reason: 'invalid' };
  }
  if (chosen !== null) return { kind: 'rejected', reason: 'notAllowed' };
  return {
    kind: 'accepted',
    entry: 'comment',
    to: status === 'waitingForCustomer' ? 'inProgress' : status,
  };
};

/** Returns the time until which a closed ticket can be reopened, ISO 8601; `null` if it is not closed, or final. */
export const decideReopenableUntil = ({ status, closedAt }: TicketState, now: Date): string | null => {
  const until = Date.parse(closedAt ?? '') + reopenMilliseconds;
  if (status !== 'closed' || Number.isNaN(until)) return null;
  return now.getTime() > until ? null : new Date(until).toISOString();
};

/** Decides the status after reopening; only customers reopen, within 14 days. */
export const decideReopening = (
  ticket: TicketState,
  isStaff: boolean,
  now: Date,
): Decision<{ readonly to: TicketStatus }> => {
  if (isStaff) return { kind: 'rejected', reason: 'notAllowed' };
  if (decideReopenableUntil(ticket, now) === null) return { kind: 'rejected', reason: 'notReopenable' };
  return { kind: 'accepted', to: 'open' };
};

/** Lists the actions currently available to a reader of a ticket. */
export const listTicketActions = (ticket: TicketState, isStaff: boolean, now: Date): TicketAction[] => {
  if (ticket.status !== 'closed') return ['comment', 'close', 'watch'];
  return decideReopening(ticket, isStaff, now).kind === 'accepted' ? ['reopen', 'watch'] : ['watch'];
};
