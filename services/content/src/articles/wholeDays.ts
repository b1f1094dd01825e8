import type { CollectionBeforeChangeHook } from 'payload';
import type { Event } from '../payload-types';

const noon = 'T12:00:00.000Z';

/** Returns the day of a moment in the time zone, as noon of that day in UTC. Such a noon is returned unchanged. */
export const wholeDay = (moment: string, timeZone: string): string => {
  const instant = new Date(moment).toISOString();
  if (instant.endsWith(noon)) return instant;
  // Swedish writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
  return `${day}${noon}`;
};

/** All-day events have no times: only the part of the date before the "T" is relevant. */
export const normalizeToWholeDays: CollectionBeforeChangeHook<Event> = ({ data }) => {
  const { isAllDay, startDate, endDate, timeZone } = data;
  if (!isAllDay || !timeZone) return data;
  return {
    ...data,
    ...(startDate ? { startDate: wholeDay(startDate, timeZone) } : {}),
    ...(endDate ? { endDate: wholeDay(endDate, timeZone) } : {}),
  };
};
