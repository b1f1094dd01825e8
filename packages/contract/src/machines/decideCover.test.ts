import { coverDates, decideCover } from './decideCover';

const now = new Date('2026-03-02T23:30:00.000Z');

test('uses days in UTC', () => {
  expect(coverDates(now)).toEqual({ today: '2026-03-02', soon: '2026-05-31' });
});

// "Warranty, contract" of the inventory: a cover holds on its last day, and ends soon within 90 days.
test.each([
  [null, 'none'],
  ['2020-01-01', 'ended'],
  ['2026-03-01', 'ended'],
  ['2026-03-02', 'endsSoon'],
  ['2026-05-31', 'endsSoon'],
  ['2026-06-01', 'active'],
  ['2031-01-01', 'active'],
])('a cover until %s: %s', (until, status) => {
  expect(decideCover(until, now)).toBe(status);
});
