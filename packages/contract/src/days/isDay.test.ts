import { isDay } from './isDay';

test.each([
  ['2026-03-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['2026-03-01T00:00:00Z', false],
  ['today', false],
  ['', false],
])('%s is valid: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
