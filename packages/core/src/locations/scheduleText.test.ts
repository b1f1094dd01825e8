import type { OpeningSchedule } from './openingHours';
import { formatSchedule, parseSchedule } from './scheduleText';

const schedule: OpeningSchedule = {
  timeZone: 'America/Argentina/Buenos_Aires',
  openingHours: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:00', closes: '12:00' },
    { days: ['sat'], opens: '09:00', closes: '24:00' },
  ],
  closedDays: [{ date: '2027-01-01', label: '' }],
};

it('formats a schedule in one line', () => {
  expect(formatSchedule(schedule)).toBe(
    'America/Argentina/Buenos_Aires 12345/08:00/12:00 6/09:00/24:00 2027-01-01',
  );
});

it.each([
  ['hours and closed days', schedule],
  ['a time zone alone', { ...schedule, openingHours: [], closedDays: [] }],
])('parses %s back', (_, written) => {
  expect(parseSchedule(formatSchedule(written))).toEqual(written);
});

it('returns undefined for an empty text', () => {
  expect(parseSchedule('')).toBeUndefined();
});
