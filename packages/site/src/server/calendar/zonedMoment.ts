import type { ICalLuxonDateTimeStub } from 'ical-generator';
import { toZonedTime } from '@kmx/core';

/** Supports the two patterns that the calendar library uses. */
function formatMoment(instant: Date, timeZone: string, pattern: string): string {
  const { date, time } = toZonedTime(instant, timeZone);
  return pattern === 'yyyyLLdd' ? date.replaceAll('-', '') : `${time.replace(':', '')}00`;
}

/** Wraps an instant in the subset of Luxon's DateTime that the calendar library uses, to the minute. */
export const zonedMoment = (instant: Date, timeZone = 'UTC'): ICalLuxonDateTimeStub => ({
  isValid: true,
  setZone: (zone = 'UTC') => zonedMoment(instant, zone.toUpperCase() === 'UTC' ? 'UTC' : zone),
  zone: { type: 'iana' },
  toFormat: (pattern) => formatMoment(instant, timeZone, pattern),
  toJSDate: () => instant,
  toJSON: () => instant.toISOString(),
});
