import type { Interval } from '../units/Amount';
import { isWideRange } from '../units/isWideRange';
import { baseValue } from '../units/Measurement';

import type { PropertyCheck } from './checkProperty';

/**
 * Position of a value between the ends of a range, from 0 to 1; undefined outside of it and without an upper end. An
 * open lower end is 0. Wide ranges are logarithmic, so that thin wires do not share one point.
 */
export function rangePosition({ from, to }: Interval, value: number): number | undefined {
  const start = Math.max(0, from);
  if (!Number.isFinite(to) || value < from || value > to) return undefined;
  if (start === to) return 0.5;
  if (!isWideRange(start, to)) return (value - start) / (to - start);
  return Math.log(value / start) / Math.log(to / start);
}

/** Position of a wire in the range that a machine has for one of its measures; undefined if it does not fit. */
export function wirePosition(check: PropertyCheck): number | undefined {
  if (check.kind !== 'inside') return undefined;
  const { from, to } = check.interval;
  // A check tolerates rounding, so a wire that fits may lie just outside.
  return rangePosition(check.interval, Math.min(to, Math.max(from, baseValue(check.requested))));
}
