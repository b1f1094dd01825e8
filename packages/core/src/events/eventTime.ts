import { addDays, fromZonedTime, toZonedTime } from '../locations/zonedTime';

/** When an event is, as the content service keeps it: ISO 8601, and the IANA zone whose clock counts. */
export interface EventTime {
  readonly startDate: string;
  readonly endDate: string | undefined;
  readonly isAllDay: boolean;
  readonly timeZone: string;
}

/** An event's moments; of one that lasts whole days, its first and last date, and its end is the midnight after. */
export interface EventSpan {
  readonly start: Date;
  readonly end: Date;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A day that was picked without a time is kept at midnight or noon of UTC, whatever the zone of the event. */
const dayOf = (iso: string, timeZone: string): string => {
  const written = new Date(iso).toISOString();
  return /T(?:00|12):00:00/.test(written) ? written.slice(0, 10) : toZonedTime(new Date(iso), timeZone).date;
};

/** The moments and days of an event; without an end it lasts its first day, or no time at all. */
export function decideEventSpan({ startDate, endDate, isAllDay, timeZone }: EventTime): EventSpan {
  const start = new Date(startDate);
  const end = endDate === undefined || new Date(endDate) < start ? start : new Date(endDate);
  const day = (moment: Date) =>
    isAllDay ? dayOf(moment.toISOString(), timeZone) : toZonedTime(moment, timeZone).date;
  const [firstDay, lastDay] = [day(start), day(end)];
  if (!isAllDay) return { start, end, firstDay, lastDay };
  return {
    start: fromZonedTime(firstDay, '00:00', timeZone),
    end: fromZonedTime(addDays(lastDay, 1), '00:00', timeZone),
    firstDay,
    lastDay,
  };
}

/** Whether an event is still to come, takes place now, or is over; one without an end is over when it has begun. */
export function decideEventPeriod(event: EventTime, now: Date): 'upcoming' | 'running' | 'past' {
  const { start, end } = decideEventSpan(event);
  if (now < start) return 'upcoming';
  return now < end ? 'running' : 'past';
}
