import {
  decideEntry,
  decideNextMove,
  listStatusesToAct,
  decideReopenableUntil,
  decideReopening,
  listTicketActions,
  reopenMilliseconds,
} from './decideTicket';
import { ticketStatuses } from './ticketTypes';

test.each([
  ['open', 'provider'],
  ['inProgress', 'provider'],
  ['waitingForCustomer', 'customer'],
  ['closed', 'none'],
] as const)('a ticket that is %s waits for: %s', (status, nextMove) => {
  expect(decideNextMove(status)).toBe(nextMove);
});

it.each([
  [true, ['open', 'inProgress']],
  [false, ['waitingForCustomer']],
])('lists the statuses in which an employee (%s) has to act: %j', (isStaff, statuses) => {
  expect(listStatusesToAct(isStaff)).toEqual(statuses);
});

describe('an entry', () => {
  test.each([
    ['open', 'open'],
    ['inProgress', 'inProgress'],
    ['waitingForCustomer', 'inProgress'],
  ] as const)('by a customer on %s leaves it %s', (status, to) => {
    expect(decideEntry(status, false, null)).toEqual({ kind: 'accepted', entry: 'comment', to });
  });

  test.each([
    [null, 'waitingForCustomer'],
    ['waitingForCustomer', 'waitingForCustomer'],
    ['inProgress', 'inProgress'],
  ] as const)('by an employee who chooses %s leaves every ticket %s', (chosen, to) => {
    for (const status of ['open', 'inProgress', 'waitingForCustomer'] as const)
      expect(decideEntry(status, true, chosen)).toEqual({ kind: 'accepted', entry: 'reply', to });
  });

  test.each(['open', 'closed'] as const)('an employee cannot choose %s', (chosen) => {
    expect(decideEntry('open', true, chosen)).toEqual({ kind: 'rejected', reason: 'invalid' });
  });

  test.each(ticketStatuses)('a customer cannot choose %s', (chosen) => {
    expect(decideEntry('open', false, chosen)).toEqual({ kind: 'rejected', reason: 'notAllowed' });
  });

  test.each([true, false])('is impossible on a closed ticket (employee: %s)', (isStaff) => {
    expect(decideEntry('closed', isStaff, null)).toEqual({ kind: 'rejected', reason: 'closed' });
  });
});

describe('"A closed ticket can be reopened by the customer for 14 days; then it is final."', () => {
  const closed = { status: 'closed', closedAt: '2026-03-01T08:00:00.000Z' } as const;
  const after = (milliseconds: number) => new Date(Date.parse(closed.closedAt) + milliseconds);

  test.each([
    ['at once', 0, 'accepted'],
    ['after 14 days to the millisecond', reopenMilliseconds, 'accepted'],
    ['a millisecond later', reopenMilliseconds + 1, 'rejected'],
  ])('%s', (_, milliseconds, kind) => {
    expect(decideReopening(closed, false, after(milliseconds)).kind).toBe(kind);
    expect(listTicketActions(closed, false, after(milliseconds)).includes('reopen')).toBe(
      kind === 'accepted',
    );
  });

  test.each([
    [reopenMilliseconds, '2026-03-15T08:00:00.000Z'],
    [reopenMilliseconds + 1, null],
  ])('returns the end of the period %d ms after closing, or null if it is final', (milliseconds, until) => {
    expect(decideReopenableUntil(closed, after(milliseconds))).toBe(until);
  });

  test('treats a ticket with an unknown closing time as final', () => {
    expect(decideReopenableUntil({ status: 'closed', closedAt: null }, after(0))).toBeNull();
    expect(decideReopenableUntil({ status: 'closed', closedAt: 'then' }, after(0))).toBeNull();
  });

  test('not by an employee', () => {
    expect(decideReopening(closed, true, after(0))).toEqual({ kind: 'rejected', reason: 'notAllowed' });
    expect(listTicketActions(closed, true, after(0))).toEqual(['watch']);
  });

  test.each(['open', 'inProgress', 'waitingForCustomer'] as const)('not while it is %s', (status) => {
    const ticket = { status, closedAt: null };
    expect(decideReopening(ticket, false, after(0))).toEqual({ kind: 'rejected', reason: 'notReopenable' });
    expect(decideReopenableUntil(ticket, after(0))).toBeNull();
    expect(listTicketActions(ticket, false, after(0))).toEqual(['comment', 'close', 'watch']);
  });
});
