import type { IntlShape } from 'react-intl/server';

const minute = 60;
const hour = 60 * minute;

/** Formats seconds in the unit that suits them: "45 sec", "12 min", "1.5 hr"; rounded up, because it is an estimate. */
export function formatDuration(seconds: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const format = (value: number, unit: 'second' | 'minute' | 'hour') =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  if (seconds <= minute) return format(Math.ceil(seconds), 'second');
  if (seconds <= hour) return format(Math.ceil(seconds / minute), 'minute');
  return format(Math.ceil((seconds / hour) * 10) / 10, 'hour');
}
