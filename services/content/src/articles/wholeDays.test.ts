import { wholeDay } from './wholeDays';

test.each([
  ['as the seed writes it', '2026-11-10T12:00:00.000Z', 'Europe/Berlin', '2026-11-10'],
  ['far in the east, as the seed writes it', '2026-11-10T12:00:00.000Z', 'Pacific/Auckland', '2026-11-10'],
  ['midnight in Zurich, chosen in Zurich', '2026-11-09T23:00:00.000Z', 'Europe/Zurich', '2026-11-10'],
  ['midnight in New York', '2026-11-10T05:00:00.000Z', 'America/New_York', '2026-11-10'],
  ['an evening in Shanghai', '2026-11-10T13:30:00.000Z', 'Asia/Shanghai', '2026-11-10'],
  ['with an offset', '2026-11-10T00:00:00+08:00', 'Asia/Shanghai', '2026-11-10'],
])('a whole day is a day of the zone of the event: %s', (_, moment, timeZone, day) => {
  expect(wholeDay(moment, timeZone)).toBe(`${day}T12:00:00.000Z`);
});
