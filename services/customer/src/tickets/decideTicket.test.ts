import type { TicketStatus } from '../database/serviceTypes';
import {
  decideEntry,
  decideNextMove,
  decideReopenableUntil,
  decideReopening,
  listAllowedActions,
  reopenMilliseconds,
} from './decideTicket';
import { isDay } from './ticketInput';
import { ticketKeys } from './ticketKeys';

const statuses: readonly TicketStatus[] = ['open', 'inProgress', 'waitingForCustomer', 'closed'];

test.each([
  ['open', 'provider'],
  ['inProgress', 'provider'],
  ['waitingForCustomer', 'customer'],
  ['closed', 'none'],
] as const)('a ticket that is %s waits for: %s', (status, nextMove) => {
  expect(decideNextMove(status)).toBe(nextMove);
});

describe('an entry', () => {
  test.each([
    ['open', 'open'],
    ['inProgress', 'inProgress'],
    ['waitingForCustomer', 'inProgress'],
  ] as const)('by a customer on %s leaves it %s', (status, to) => {
    expect(decideEntry(status, false, null)).toEqual({ kind: 'decided', entry: 'comment', to });
  });

  test.each([
    [null, 'waitingForCustomer'],
    ['waitingForCustomer', 'waitingForCustomer'],
    ['inProgress', 'inProgress'],
  ] as const)('by an employee who chooses %s leaves every ticket %s', (chosen, to) => {
    for (const status of ['open', 'inProgress', 'waitingForCustomer'] as const)
      expect(decideEntry(status, true, chosen)).toEqual({ kind: 'decided', entry: 'reply', to });
  });

  test.each(['open', 'closed'] as const)('an employee cannot choose %s', (chosen) => {
    expect(decideEntry('open', true, chosen)).toEqual({ kind: 'refused', code: 'invalid' });
  });

  test.each(statuses)('a customer cannot choose %s', (chosen) => {
    expect(decideEntry('open', false, chosen)).toEqual({ kind: 'refused', code: 'notAllowed' });
  });

  test.each([true, false])('none on a closed ticket (employee: %s)', (isStaff) => {
    expect(decideEntry('closed', isStaff, null)).toEqual({ kind: 'refused', code: 'closed' });
  });
});

describe('"A closed ticket can be reopened by the customer for 14 days; then it is final."', () => {
  const closed = { status: 'closed', closedAt: '2026-03-01T08:00:00.000Z' } as const;
  const after = (milliseconds: number) => new Date(Date.parse(closed.closedAt) + milliseconds);

  test.each([
    ['at once', 0, 'decided'],
    ['after 14 days to the millisecond', reopenMilliseconds, 'decided'],
    ['a millisecond later', reopenMilliseconds + 1, 'refused'],
  ])('%s', (_, milliseconds, kind) => {
    expect(decideReopening(closed, false, after(milliseconds)).kind).toBe(kind);
    expect(listAllowedActions(closed, false, after(milliseconds)).includes('reopen')).toBe(
      kind === 'decided',
    );
  });

  test.each([
    [reopenMilliseconds, '2026-03-15T08:00:00.000Z'],
    [reopenMilliseconds + 1, null],
  ])(
    '%d ms after closing it says until the same hour two weeks later, or that it is final',
    (milliseconds, until) => {
      expect(decideReopenableUntil(closed, after(milliseconds))).toBe(until);
    },
  );

  test('not by an employee', () => {
    expect(decideReopening(closed, true, after(0))).toEqual({ kind: 'refused', code: 'notAllowed' });
    expect(listAllowedActions(closed, true, after(0))).toEqual(['watch']);
  });

  test.each(['open', 'inProgress', 'waitingForCustomer'] as const)('not while it is %s', (status) => {
    const ticket = { status, closedAt: null };
    expect(decideReopening(ticket, false, after(0))).toEqual({ kind: 'refused', code: 'notReopenable' });
    expect(decideReopenableUntil(ticket, after(0))).toBeNull();
    expect(listAllowedActions(ticket, false, after(0))).toEqual(['comment', 'close', 'watch']);
  });
});

test.each([
  ['2026-03-01', true],
  ['2026-02-30', false],
  ['2026-3-1', false],
  ['2026-03-01T00:00:00Z', false],
  ['today', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a ticket is found by number, subject, machine, serial number and contact', () => {
  const keys = ticketKeys({
    number: 104_233,
    subject: 'Größe wandert',
    machine_name: 'Alpha 355',
    serial_number: 'S-77',
    contact_name: 'Ágnes Szőke',
    locationName: 'Werk Süd',
  });
  expect(keys.search_key).toBe('t-104233 grosse wandert alpha 355 s-77 agnes szoke');
  expect(keys.location_key).toBe('werk sud');
});
