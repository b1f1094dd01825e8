import { decideRetry } from './decideRetry';

const now = new Date('2026-03-02T08:00:00.000Z');
const schedule = { first: 5000, longest: 21_600_000, attempts: 12 };

test.each([
  [1, 0, 5],
  [2, 0, 15],
  [3, 1, 36],
  [8, 0, 10_935],
  [9, 0, 21_600],
  [11, 0.5, 19_440],
])('waits after failure %i (random %d) for %i s', (failures, random, seconds) => {
  const next = decideRetry(schedule, failures, now, random);
  expect((Number(next) - Number(now)) / 1000).toBe(seconds);
});

test('gives up after the twelfth failure', () => {
  expect(decideRetry(schedule, 12, now, 0)).toBeNull();
});
