import { toZonedTime, zoneOffset } from '@kmx/core';

const msOfMinute = 60_000;
const msOfDay = 86_400_000;

interface Change {
  readonly at: Date;
  readonly from: number;
  readonly to: number;
}

/** Finds the minute of a clock change between two instants with different offsets. */
function findChange(timeZone: string, before: number, after: number): Date {
  const offset = zoneOffset(new Date(before), timeZone);
  let [low, high] = [before, after];
  while (high - low > msOfMinute) {
    const middle = low + Math.floor((high - low) / 2 / msOfMinute) * msOfMinute;
    if (zoneOffset(new Date(middle), timeZone) === offset) low = middle;
    else high = middle;
  }
  return new Date(high);
}

function changesBetween(timeZone: string, begin: number, end: number): readonly Change[] {
  const changes: Change[] = [];
  for (let day = begin; day < end; day += msOfDay) {
    const [from, to] = [day, day + msOfDay].map((moment) => zoneOffset(new Date(moment), timeZone));
    if (from !== undefined && to !== undefined && from !== to)
      changes.push({ at: findChange(timeZone, day, day + msOfDay), from, to });
  }
  return changes;
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

const writeOffset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.abs(minutes) / 60)}${twoDigits(Math.abs(minutes) % 60)}`;

/** Formats the start of a change in local time before the change. */
function writeStart({ at, from }: Change): string {
  const { date, time } = toZonedTime(new Date(at.getTime() + from * msOfMinute), 'UTC');
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

const writeChange = (change: Change): readonly string[] => {
  const kind = change.to > change.from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${writeStart(change)}`,
    `TZOFFSETFROM:${writeOffset(change.from)}`,
    `TZOFFSETTO:${writeOffset(change.to)}`,
    `END:${kind}`,
  ];
};

/**
 * Creates a VTIMEZONE (RFC 5545, 3.6.5) with the clock changes of the given years, from the time zone data of
 * the runtime.
 */
export function createTimeZone(timeZone: string, firstYear: number, lastYear: number): string {
  const begin = Date.UTC(firstYear - 1, 11, 31);
  const offset = zoneOffset(new Date(begin), timeZone);
  const first: Change = { at: new Date(begin), from: offset, to: offset };
  const changes = [first, ...changesBetween(timeZone, begin, Date.UTC(lastYear + 1, 0, 2))];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...changes.flatMap(writeChange), 'END:VTIMEZONE'].join(
    '\r\n',
  );
}
