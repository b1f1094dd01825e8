import type { CollectionBeforeChangeHook } from 'payload';
import type { Event } from '../payload-types';

const noon = 'T12:00:00.000Z';

/** The day on which the moment is in the time zone, kept as noon of that day in UTC; such a noon stays as it is. */
export const wholeDay = (moment: string, timeZone: string): string => {
  const instant = new Date(moment).toISOString();
  if (instant.endsWith(noon)) return instant;
  // Swedish writes days as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
  return `${day}${noon}`;
};

/** An event of whole days has no times: readers of its dates use the part before the "T". */
export const normalizeToWholeDays: CollectionBeforeChangeHook<Event> = ({ data }) => {
  const { isAllDay, startDate, endDate, timeZone } = data;
  if (!isAllDay || !timeZone) return data;
  return {
    ...data,
    ...(startDate ? { startDate: wholeDay(startDate, timeZone) } : {}),
    ...(endDate ? { endDate: wholeDay(endDate, timeZone) } : {}),
  };
};
