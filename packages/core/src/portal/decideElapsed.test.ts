import { decideElapsed } from './decideElapsed';

const at = '2026-03-02T08:00:00.000Z';

test.each([
  [-5000, 1, 'minute'],
  [0, 1, 'minute'],
  [119_999, 1, 'minute'],
  [120_000, 2, 'minute'],
  [3_599_999, 59, 'minute'],
  [3_600_000, 1, 'hour'],
  [86_399_999, 23, 'hour'],
  [86_400_000, 1, 'day'],
] as const)('%d ms later: %d %s', (ms, value, unit) => {
  expect(decideElapsed(at, Date.parse(at) + ms)).toEqual({ value, unit });
});
