import {
  decideNextMove,
  decideReopen,
  decideStatusAfter,
  decideTicketActions,
  reopenDays,
} from './ticketRules';
import { closeReasons, ticketPageSize, ticketStatuses, type TicketStatus } from './ticketTypes';

const closedAt = '2026-03-01T10:00:00.000Z';
const end = '2026-03-15T10:00:00.000Z';
const at = (time: string) => Date.parse(time);

describe('decision: "Ticket status: open, in progress, waiting for customer, closed"', () => {
  it('are four', () =>
    expect(ticketStatuses).toEqual(['open', 'inProgress', 'waitingForCustomer', 'closed']));

  it.each<[TicketStatus, string]>([
    ['open', 'provider'],
    ['inProgress', 'provider'],
    ['waitingForCustomer', 'customer'],
    ['closed', 'none'],
  ])('%s: the next move is of %s', (status, expected) => {
    expect(decideNextMove(status)).toBe(expected);
  });

  it.each<[string, TicketStatus, Parameters<typeof decideStatusAfter>[1], TicketStatus]>([
    ['a reply waits for the customer', 'open', { kind: 'reply' }, 'waitingForCustomer'],
    ['a reply may go on', 'open', { kind: 'reply', chosen: 'inProgress' }, 'inProgress'],
    ['a reply never closes', 'open', { kind: 'reply', chosen: 'closed' }, 'waitingForCustomer'],
    ['a comment ends the waiting', 'waitingForCustomer', { kind: 'comment' }, 'inProgress'],
    ['a comment leaves open what is', 'open', { kind: 'comment' }, 'open'],
    ['a comment leaves in progress what is', 'inProgress', { kind: 'comment' }, 'inProgress'],
  ])('%s', (_sentence, status, entry, expected) => {
    expect(decideStatusAfter(status, entry)).toBe(expected);
  });
});

describe('decision: "A closed ticket can be reopened by the customer for 14 days; then it is final"', () => {
  it('are fourteen', () => expect(reopenDays).toBe(14));

  it.each([
    ['at once', closedAt, { kind: 'reopenable', until: end }],
    ['on the last day', '2026-03-15T09:59:59.999Z', { kind: 'reopenable', until: end }],
    ['after exactly 14 days', end, { kind: 'reopenable', until: end }],
    ['a moment later', '2026-03-15T10:00:00.001Z', { kind: 'final' }],
  ])('%s', (_name, now, expected) => {
    expect(decideReopen({ status: 'closed', closedAt }, at(now))).toEqual(expected);
  });

  it.each([
    ['an open ticket', { status: 'open', closedAt: null }, 'notClosed'],
    ['a reopened ticket', { status: 'open', closedAt }, 'notClosed'],
    ['one closed at an unknown time', { status: 'closed', closedAt: null }, 'final'],
  ] as const)('%s', (_name, facts, kind) => {
    expect(decideReopen(facts, at(closedAt))).toEqual({ kind });
  });

  it.each([
    ['open', false, closedAt, ['comment', 'close', 'watch']],
    ['inProgress', true, closedAt, ['comment', 'close', 'watch']],
    ['waitingForCustomer', false, closedAt, ['comment', 'close', 'watch']],
    ['closed', false, end, ['reopen', 'watch']],
    ['closed', false, '2026-03-15T10:00:00.001Z', ['watch']],
    ['closed', true, closedAt, ['watch']],
  ] as const)('%s, of an employee: %s, at %s: %j', (status, isStaff, now, expected) => {
    expect(decideTicketActions({ status, closedAt, isStaff }, at(now))).toEqual(expected);
  });
});

it('9 "Ticket close reasons: three", decision: "Page sizes: tickets 20"', () => {
  expect([closeReasons.length, ticketPageSize]).toEqual([3, 20]);
});
