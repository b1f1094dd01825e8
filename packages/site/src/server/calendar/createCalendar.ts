import ical from 'ical-generator';
import { addDays } from '@kmx/core';

import { createTimeZone } from './createTimeZone';
import { zonedMoment } from './zonedMoment';

/** When an entry is: whole days (`2027-03-28`), or two moments by the clock of a zone. */
export type EntryTime =
  | { readonly kind: 'days'; readonly firstDay: string; readonly lastDay: string }
  | { readonly kind: 'moments'; readonly start: Date; readonly end: Date; readonly timeZone: string };

/** An entry of a calendar file. */
export interface FileEntry {
  /** The same whenever the file is made, so that a second import changes the entry and adds none. */
  readonly uid: string;
  readonly time: EntryTime;
  readonly title: string;
  readonly text?: string | undefined;
  readonly place?: string | undefined;
  /** Absolute. */
  readonly url?: string | undefined;
  /** When it was last changed, as of `decideStamp`. */
  readonly stamp: Date;
}

const zonesOf = (entries: readonly FileEntry[]) => [
  ...new Set(entries.flatMap(({ time }) => (time.kind === 'moments' ? [time.timeZone] : []))),
];

const yearsOf = (entries: readonly FileEntry[]) =>
  entries.flatMap(({ time }) =>
    time.kind === 'moments' ? [time.start.getUTCFullYear(), time.end.getUTCFullYear()] : [],
  );

/** The last day of a calendar's whole days is the one after. */
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
 * The number of a revision (3.8.7.4), which has to rise when an entry moves: minutes since 1970, because nobody counts the
 * revisions, and programs keep the number in 32 bits.
 */
const sequenceOf = (stamp: Date): number => Math.floor(stamp.getTime() / msOfMinute);

/** Entries as an iCalendar file (RFC 5545). */
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
  // The library writes a zone for the whole calendar only; entries may have each its own. Only at the beginning of a line:
  // a title may say the same.
  const text = calendar.toString().replace(/^BEGIN:VEVENT/m, () => [...zones, 'BEGIN:VEVENT'].join('\r\n'));
  // Each line ends so (3.1), also the last, which the library leaves open.
  return `${text}\r\n`;
}
