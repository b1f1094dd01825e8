import ical from 'ical-generator';
import { addDays } from '@kmx/core';

import { createTimeZone } from './createTimeZone';
import { zonedMoment } from './zonedMoment';

/** Whole days (`2027-03-28`), or two instants in a time zone. */
export type EntryTime =
  | { readonly kind: 'days'; readonly firstDay: string; readonly lastDay: string }
  | { readonly kind: 'moments'; readonly start: Date; readonly end: Date; readonly timeZone: string };

export interface FileEntry {
  /** Stable across files, so that a second import updates the entry instead of duplicating it. */
  readonly uid: string;
  readonly time: EntryTime;
  readonly title: string;
  readonly text?: string | undefined;
  readonly place?: string | undefined;
  /** Absolute. */
  readonly url?: string | undefined;
  /** Last change, as returned by `decideStamp`. */
  readonly stamp: Date;
}

const zonesOf = (entries: readonly FileEntry[]) => [
  ...new Set(entries.flatMap(({ time }) => (time.kind === 'moments' ? [time.timeZone] : []))),
];

const yearsOf = (entries: readonly FileEntry[]) =>
  entries.flatMap(({ time }) =>
    time.kind === 'moments' ? [time.start.getUTCFullYear(), time.end.getUTCFullYear()] : [],
  );

/** DTEND of whole days is exclusive. */
const timeOf = (time: EntryTime) =>
  time.kind === 'days'
    ? {
        start: new Date(`${time.firstDay}T00:00:00Z`),
        end: new Date(`${addDays(time.lastDay, 1)}T00:00:00Z`),
        allDay: true,
      }
    : { start: zonedMoment(time.start), end: zonedMoment(time.end), timezone: time.timeZone };

const msOfMinute = 60_000;

/**
 * SEQUENCE (3.8.7.4) has to increase when an entry is changed. Revisions are not counted, so it is the
 * minutes since 1970, which fit into 32 bits.
 */
const sequenceOf = (stamp: Date): number => Math.floor(stamp.getTime() / msOfMinute);

/** Creates an iCalendar file (RFC 5545). */
export function createCalendar(name: string, entries: readonly FileEntry[]): string {
  const calendar = ical({ name, prodId: { company: 'kmx', product: 'site' } });
  for (const { uid, time, title, text, place, url, stamp } of entries) {
    calendar.createEvent({
      id: uid,
      stamp,
      sequence: sequenceOf(stamp),
      summary: title,
      ...timeOf(time),
      ...(text && { description: text }),
      ...(place && { location: place }),
      ...(url && { url }),
    });
  }
  const years = yearsOf(entries);
  const zones = zonesOf(entries).map((zone) => createTimeZone(zone, Math.min(...years), Math.max(...years)));
  // The library supports only one zone per calendar, but entries may differ. Anchored at line starts, because
  // a title may contain the same text.
  const text = calendar.toString().replace(/^BEGIN:VEVENT/m, () => [...zones, 'BEGIN:VEVENT'].join('\r\n'));
  // Every line ends with CRLF (3.1); the library omits the last one.
  return `${text}\r\n`;
}
