import { addDays, fromZonedTime, toZonedTime } from '../locations/zonedTime';

/** Times as the content service stores them: ISO 8601, with the IANA time zone of the event. */
export interface EventTime {
  readonly startDate: string;
  readonly endDate: string | undefined;
  readonly isAllDay: boolean;
  readonly timeZone: string;
}

/** Start and end of an event; for all-day events the first and last date, with the following midnight as the end. */
export interface EventSpan {
  readonly start: Date;
  readonly end: Date;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The date picker stores days at midnight or noon UTC, regardless of the event's time zone. */
const dayOf = (iso: string, timeZone: string): string => {
  const written = new Date(iso).toISOString();
  return /T(?:00|12):00:00/.test(written) ? written.slice(0, 10) : toZonedTime(new Date(iso), timeZone).date;
};

/** Computes start and end; without an end, an event lasts its first day, or no time at all. */
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

export function decideEventPeriod(event: EventTime, now: Date): 'upcoming' | 'running' | 'past' {
  const { start, end } = decideEventSpan(event);
  if (now < start) return 'upcoming';
  return now < end ? 'running' : 'past';
}
