/** In the order of ISO 8601. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

export interface ZonedTime {
  /** `2027-03-28`. */
  readonly date: string;
  /** `07:05`. */
  readonly time: string;
  readonly weekday: Weekday;
}

const msOfMinute = 60_000;
const msOfDay = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Creating a formatter costs far more than using it.
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** Accepts IANA names that the runtime supports. */
export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Local time as milliseconds, as if it were UTC. */
function wallClock(instant: Date, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Offset of a time zone from UTC in minutes: 60 or 120 for Zurich. */
export const zoneOffset = (instant: Date, timeZone: string): number =>
  (wallClock(instant, timeZone) - Math.floor(instant.getTime() / 1000) * 1000) / msOfMinute;

/** Weekday of `2027-03-28`. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

/** `2027-03-28` and 1 give `2027-03-29`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * msOfDay).toISOString().slice(0, 10);

/** Converts an instant to local date and time; the zone is an IANA name. */
export function toZonedTime(instant: Date, timeZone: string): ZonedTime {
  const shown = new Date(wallClock(instant, timeZone)).toISOString();
  const date = shown.slice(0, 10);
  return { date, time: shown.slice(11, 16), weekday: weekdayOf(date) };
}

/**
 * Converts local date and time, including `24:00`, to an instant. A time skipped in spring is shifted forward; of a
 * repeated time in autumn the first is used.
 */
export function fromZonedTime(date: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const requested = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * msOfMinute;
  const offsets = [-1, 1].map((days) => zoneOffset(new Date(requested + days * msOfDay), timeZone));
  const moments = offsets.map((offset) => new Date(requested - offset * msOfMinute));
  const [before = new Date(requested)] = moments;
  return moments.find((moment) => wallClock(moment, timeZone) === requested) ?? before;
}
