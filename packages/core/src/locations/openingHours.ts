import { weekdays, type Weekday } from './zonedTime';

/** Opening hours on some days in local time: `08:00` to `17:00`, at most to `24:00`. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** Day on which a location is closed regardless of its hours: `2027-01-01`. */
export interface ClosedDay {
  readonly date: string;
  readonly label: string;
}

export interface OpeningSchedule {
  readonly openingHours: readonly OpeningHours[];
  readonly closedDays: readonly ClosedDay[];
  readonly timeZone: string;
}

export type OpeningInterval = Pick<OpeningHours, 'opens' | 'closes'>;

export interface OpeningDays {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly intervals: readonly OpeningInterval[];
}

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

export const isOpeningInterval = ({ opens, closes }: OpeningInterval): boolean =>
  isTime(opens) && isTime(closes) && opens < closes;

/** Returns the hours of one day, sorted; invalid entries are dropped, overlapping and adjacent ones merged. */
export function openingIntervals(hours: readonly OpeningHours[], day: Weekday): readonly OpeningInterval[] {
  const own = hours
    .filter((entry) => entry.days.includes(day) && isOpeningInterval(entry))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens));
  return own.reduce<readonly OpeningInterval[]>((joined, next) => {
    const last = joined.at(-1);
    if (!last || next.opens > last.closes) return [...joined, next];
    const closes = next.closes > last.closes ? next.closes : last.closes;
    return [...joined.slice(0, -1), { opens: last.opens, closes }];
  }, []);
}

const isSame = (some: readonly OpeningInterval[], others: readonly OpeningInterval[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Groups a week from Monday by equal hours: Monday to Friday, Saturday, Sunday; empty without any hours. */
export function groupOpeningHours(hours: readonly OpeningHours[]): readonly OpeningDays[] {
  const days = weekdays.map((day) => ({ day, intervals: openingIntervals(hours, day) }));
  if (days.every(({ intervals }) => intervals.length === 0)) return [];
  return days.reduce<readonly OpeningDays[]>((groups, { day, intervals }) => {
    const last = groups.at(-1);
    if (!last || !isSame(last.intervals, intervals)) return [...groups, { from: day, to: day, intervals }];
    return [...groups.slice(0, -1), { ...last, to: day }];
  }, []);
}
