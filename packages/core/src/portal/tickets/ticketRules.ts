import type { TicketStatus } from './ticketTypes';

/** Decision: "A closed ticket can be reopened by the customer for 14 days; then it is final". */
export const reopenDays = 14;

const reopenMs = reopenDays * 24 * 60 * 60 * 1000;

/** What is known of a ticket where its actions are decided. */
export interface TicketFacts {
  readonly status: TicketStatus;
  /** ISO UTC; `null` while it is not closed. */
  readonly closedAt: string | null;
  /** Whether the reader is an employee of the provider. */
  readonly isStaff: boolean;
}

/** What a reader may do with a ticket. */
export type TicketAction = 'comment' | 'close' | 'reopen' | 'watch';

/** Whether a ticket may be reopened: it is not closed, it may `until` a time (ISO UTC), or it is final. */
export type ReopenState =
  | { readonly kind: 'notClosed' | 'final' }
  | { readonly kind: 'reopenable'; readonly until: string };

/** "A closed ticket can be reopened by the customer for 14 days; then it is final" (decision): `now` is in ms since 1970. */
export function decideReopen(
  { status, closedAt }: Pick<TicketFacts, 'status' | 'closedAt'>,
  now: number,
): ReopenState {
  if (status !== 'closed') return { kind: 'notClosed' };
  const until = Date.parse(closedAt ?? '') + reopenMs;
  if (Number.isNaN(until) || now > until) return { kind: 'final' };
  return { kind: 'reopenable', until: new Date(until).toISOString() };
}

/** What the reader may do now, in the order of the buttons; everybody who sees a ticket may watch it. */
export function decideTicketActions(facts: TicketFacts, now: number): readonly TicketAction[] {
  if (facts.status !== 'closed') return ['comment', 'close', 'watch'];
  const mayReopen = !facts.isStaff && decideReopen(facts, now).kind === 'reopenable';
  return mayReopen ? ['reopen', 'watch'] : ['watch'];
}

/** Who is to act next. */
export type NextMove = 'provider' | 'customer' | 'none';

/** Who is to act next on a ticket: it waits for the customer, or for the provider, or for nobody. */
export function decideNextMove(status: TicketStatus): NextMove {
  switch (status) {
    case 'open':
    case 'inProgress':
      return 'provider';
    case 'waitingForCustomer':
      return 'customer';
    case 'closed':
      return 'none';
  }
}

/** The statuses that an employee may choose with a reply. */
export const replyStatuses = ['waitingForCustomer', 'inProgress'] as const;

/** The status after an entry: a reply waits for the customer unless its author goes on, a comment ends that waiting. */
export function decideStatusAfter(
  status: TicketStatus,
  entry: { readonly kind: 'comment' } | { readonly kind: 'reply'; readonly chosen?: TicketStatus },
): TicketStatus {
  if (entry.kind === 'reply') return entry.chosen === 'inProgress' ? 'inProgress' : 'waitingForCustomer';
  return status === 'waitingForCustomer' ? 'inProgress' : status;
}
