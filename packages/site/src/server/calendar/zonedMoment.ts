import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { toZonedTime } from '@kmx/core';

/** The two patterns that the writer of calendars asks for. */
function formatMoment(instant: Date, timeZone: string, pattern: string): string {
  const { date, time } = toZonedTime(instant, timeZone);
  return pattern === 'yyyyLLdd' ? date.replaceAll('-', '') : `${time.replace(':', '')}00`;
}

/** A moment that the writer of calendars can show by the clock of any zone, to the minute. */
export const zonedMoment = (instant: Date, timeZone = 'UTC'): ICalLuxonDateTimeStub => ({
  isValid: true,
  setZone: (zone = 'UTC') => zonedMoment(instant, zone.toUpperCase() === 'UTC' ? 'UTC' : zone),
  zone: { type: 'iana' },
  toFormat: (pattern) => formatMoment(instant, timeZone, pattern),
  toJSDate: () => instant,
  toJSON: () => instant.toISOString(),
});
