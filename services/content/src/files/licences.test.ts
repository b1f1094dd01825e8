import { decideLicenceState } from './licences';

const now = new Date('2026-11-28T23:30:00Z');

test.each([
  [null, 'valid'],
  ['', 'valid'],
  ['2026-11-27T12:00:00.000Z', 'ended'],
  ['2026-11-28T12:00:00.000Z', 'ending'],
  ['2026-12-28T12:00:00.000Z', 'ending'],
  ['2026-12-29T12:00:00.000Z', 'valid'],
] as const)('a licence until %s is %s on 28 November 2026', (ends, state) => {
  expect(decideLicenceState(ends, now)).toBe(state);
});
