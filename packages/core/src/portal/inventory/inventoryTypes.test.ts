import { coverSoonDays, decideCoverStatus, hasOldSoftware, inventoryPageSize } from './inventoryTypes';

it.each([
  ['no contract', null, 'none'],
  ['a day that is none', 'soon', 'none'],
  ['ended yesterday', '2026-03-09', 'ended'],
  ['lasts until and with today', '2026-03-10', 'endsSoon'],
  ['ends in 90 days', '2026-06-08', 'endsSoon'],
  ['ends in 91 days', '2026-06-09', 'active'],
])('a warranty or contract that %s', (_name, until, expected) => {
  expect(coverSoonDays).toBe(90);
  expect(decideCoverStatus(until, '2026-03-10')).toBe(expected);
});

it.each([
  ['4.2', '4.3', true],
  ['4.3', '4.3', false],
  [null, '4.3', false],
  ['4.2', null, false],
])('software %s where %s is the newest is old: %s', (own, newest, expected) => {
  expect(hasOldSoftware(own, newest)).toBe(expected);
});

it('decision: "Page sizes: […] inventory 20"', () => expect(inventoryPageSize).toBe(20));
