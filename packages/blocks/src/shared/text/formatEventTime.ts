import type { IntlShape } from 'react-intl/server';
import { decideEventSpan, type EventTime } from '@kmx/core';
import { withPlainSpaces } from './withPlainSpaces';

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const zoneName = (date: Date, timeZone: string | undefined, intl: IntlShape): string =>
  intl
    .formatDateToParts(date, { timeZone, timeZoneName: 'short' })
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

function formatTime(event: EventTime, intl: IntlShape): string {
  const { start, end, firstDay, lastDay } = decideEventSpan(event);
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  if (event.isAllDay)
    return intl.formatDateTimeRange(noonOf(firstDay), noonOf(lastDay), { ...day, timeZone: 'UTC' });
  const { timeZone } = event;
  const time = { ...day, hour: '2-digit', minute: '2-digit', timeZone } as const;
  const zone = zoneName(start, timeZone, intl);
  const isOneZone = zone === zoneName(end, timeZone, intl);
  // For several days, the range would repeat the same zone at both ends.
  if (firstDay !== lastDay && isOneZone) return `${intl.formatDateTimeRange(start, end, time)} ${zone}`;
  const zoned = { ...time, timeZoneName: 'short' } as const;
  // On the day of a clock change, the range would use the zone of its end for both.
  if (firstDay === lastDay && !isOneZone)
    return `${intl.formatDate(start, zoned)} – ${intl.formatDate(end, zoned)}`;
  return intl.formatDateTimeRange(start, end, zoned);
}

/** Formats the time of an event in its own time zone, with the zone: "09:00–17:00 GMT+1". */
export const formatEventTime = (event: EventTime, intl: IntlShape): string =>
  withPlainSpaces(formatTime(event, intl));

/** Formats the days of an event as figures: "16", "16–18"; with months if they differ. */
export function formatEventDays(event: EventTime, intl: IntlShape): string {
  const { firstDay, lastDay } = decideEventSpan(event);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  if (!isOneMonth)
    return withPlainSpaces(
      intl.formatDateTimeRange(noonOf(firstDay), noonOf(lastDay), {
        day: 'numeric',
        month: 'numeric',
        timeZone: 'UTC',
      }),
    );
  const [first, last] = [firstDay, lastDay].map((date) => intl.formatNumber(Number(date.slice(8))));
  return first === last ? `${first ?? ''}` : `${first ?? ''}–${last ?? ''}`;
}
