import type { Interval } from './Amount';
import { isWideRange } from './isWideRange';

const binCount = 24;

/** Distribution of products over the range of a property. */
export interface RangeBins {
  /** Number of products in each part of the range; the parts of wide ranges are logarithmic. */
  readonly counts: readonly number[];
  /** Indices of the first and the last chosen part; undefined without a choice in the range. */
  readonly chosen: readonly [first: number, last: number] | undefined;
}

/** Position of a base value in the range, from 0 to 1; values outside are at its ends. */
function createPosition({ from, to }: Interval): (value: number) => number {
  const scale = isWideRange(from, to) ? Math.log : (value: number) => value;
  return (value) => {
    const inside = Math.min(to, Math.max(from, value));
    return (scale(inside) - scale(from)) / (scale(to) - scale(from));
  };
}

/** Tolerates rounding where a value is the border of two parts. */
const tolerance = 1e-9;

/**
 * Counts the products in each part of the range of a property. Each product has the intervals that filters match; all are
 * in base units. `whole` must not be a single value.
 */
export function createRangeBins(
  products: readonly (readonly Interval[])[],
  whole: Interval,
  chosen?: Interval,
): RangeBins {
  const position = createPosition(whole);
  const toBins = ({ from, to }: Interval): readonly [number, number] => {
    const first = Math.min(binCount - 1, Math.floor(position(from) * binCount + tolerance));
    return [first, Math.max(first, Math.ceil(position(to) * binCount - tolerance) - 1)];
  };
  const isIn = ({ from, to }: Interval) => from <= whole.to && to >= whole.from;
  const spans = products.map((intervals) => intervals.filter(isIn).map(toBins));
  const counts = Array.from(
    { length: binCount },
    (_, bin) => spans.filter((own) => own.some(([first, last]) => first <= bin && bin <= last)).length,
  );
  return { counts, chosen: chosen && isIn(chosen) ? toBins(chosen) : undefined };
}
