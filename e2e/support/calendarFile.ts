import { unfold, type CalendarLine } from './calendarLines';

/** Visible properties of a calendar entry, and its id. */
export interface CalendarEntry {
  readonly uid: string;
  readonly stamp: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  /** Only for an entry with a time of day. */
  readonly timeZone: string | undefined;
  readonly url: string;
}

const only = (lines: readonly CalendarLine[], name: string): CalendarLine => {
  const found = lines.filter((line) => line.name === name);
  const [line] = found;
  if (!line || found.length > 1) throw new Error(`An entry has ${found.length} lines ${name}.`);
  return line;
};

/** Lines between `BEGIN:{name}` and `END:{name}`, for each occurrence. */
function parts(lines: readonly CalendarLine[], name: string): readonly (readonly CalendarLine[])[] {
  const starts = lines.flatMap((line, index) =>
    line.name === 'BEGIN' && line.value === name ? [index] : [],
  );
  return starts.map((start) => {
    const end = lines.findIndex((line, index) => index > start && line.name === 'END' && line.value === name);
    if (end < 0) throw new Error(`${name} has no end.`);
    return lines.slice(start + 1, end);
  });
}

function readEntry(lines: readonly CalendarLine[], zones: readonly string[]): CalendarEntry {
  const start = only(lines, 'DTSTART');
  const end = only(lines, 'DTEND');
  const timeZone = start.parameters.get('TZID');
  const form = timeZone === undefined ? /^\d{8}$/ : /^\d{8}T\d{6}$/;
  for (const line of [start, end])
    if (!form.test(line.value) || line.parameters.get('TZID') !== timeZone)
      throw new Error(`A time is written as "${line.value}".`);
  if (timeZone === undefined && start.parameters.get('VALUE') !== 'DATE')
    throw new Error('A day does not say that it is one.');
  if (timeZone !== undefined && !zones.includes(timeZone))
    throw new Error(`The zone ${timeZone} is not explained.`);
  const stamp = only(lines, 'DTSTAMP').value;
  if (!/^\d{8}T\d{6}Z$/.test(stamp)) throw new Error(`The stamp is written as "${stamp}".`);
  return {
    uid: only(lines, 'UID').value,
    stamp,
    title: only(lines, 'SUMMARY').value,
    start: start.value,
    end: end.value,
    timeZone,
    url: only(lines, 'URL').value,
  };
}

/** Parses a calendar file strictly by RFC 5545. */
export function readCalendar(text: string): readonly CalendarEntry[] {
  const lines = unfold(text);
  const [whole, ...others] = parts(lines, 'VCALENDAR');
  if (!whole || others.length > 0) throw new Error('A file holds one calendar.');
  if (only(whole.slice(0, 3), 'VERSION').value !== '2.0') throw new Error('The version is not 2.0.');
  only(whole, 'PRODID');
  const zones = parts(whole, 'VTIMEZONE').map((zone) => only(zone, 'TZID').value);
  return parts(whole, 'VEVENT').map((entry) => readEntry(entry, zones));
}
