import type { OpeningHours, OpeningSchedule } from './openingHours';
import { weekdays } from './zonedTime';

/**
 * Writes a schedule as words: time zone, hours by the numbers of the weekdays from Monday (1), and closed days without labels:
 * `Europe/Zurich 12345/08:00/12:00 2027-01-01`. A third of its length as JSON in an attribute.
 */
export function formatSchedule({ timeZone, openingHours, closedDays }: OpeningSchedule): string {
  const hours = openingHours.map(({ days, opens, closes }) =>
    [days.map((day) => weekdays.indexOf(day) + 1).join(''), opens, closes].join('/'),
  );
  return [timeZone, ...hours, ...closedDays.map(({ date }) => date)].join(' ');
}

function parseHours(text: string): readonly OpeningHours[] {
  const [days = '', opens, closes] = text.split('/');
  if (opens === undefined || closes === undefined) return [];
  return [{ days: weekdays.filter((_, index) => days.includes(String(index + 1))), opens, closes }];
}

/** Reads what `formatSchedule` wrote; undefined for an empty text. */
export function parseSchedule(text: string): OpeningSchedule | undefined {
  const [timeZone, ...entries] = text.split(' ');
  if (!timeZone) return undefined;
  return {
    timeZone,
    openingHours: entries.flatMap(parseHours),
    closedDays: entries.filter((entry) => !entry.includes('/')).map((date) => ({ date, label: '' })),
  };
}
