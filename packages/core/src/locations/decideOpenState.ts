import { openingIntervals, type OpeningSchedule } from './openingHours';
import { addDays, fromZonedTime, toZonedTime, weekdayOf } from './zonedTime';

/** State of a location with the next change; without `opensAt` it stays closed for the next weeks. */
export type OpenState =
  | { readonly kind: 'open'; readonly closesAt: Date }
  | { readonly kind: 'closed'; readonly opensAt: Date | undefined };

/** Longer than any company holiday. */
const daysAhead = 35;

interface OpenSpan {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

function spansOfDay(
  { openingHours, closedDays, timeZone }: OpeningSchedule,
  date: string,
): readonly OpenSpan[] {
  if (closedDays.some((day) => day.date === date)) return [];
  return openingIntervals(openingHours, weekdayOf(date)).map(({ opens, closes }) => ({
    opensAt: fromZonedTime(date, opens, timeZone),
    closesAt: fromZonedTime(date, closes, timeZone),
  }));
}

export function decideOpenState(schedule: OpeningSchedule, now: Date): OpenState {
  const today = toZonedTime(now, schedule.timeZone).date;
  for (let day = 0; day <= daysAhead; day += 1) {
    for (const { opensAt, closesAt } of spansOfDay(schedule, addDays(today, day))) {
      if (now < opensAt) return { kind: 'closed', opensAt };
      if (now < closesAt) return { kind: 'open', closesAt };
    }
  }
  return { kind: 'closed', opensAt: undefined };
}
