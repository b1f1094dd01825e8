import { specificationAmount, type Specification } from '../products/Specification';
import { quantityOf } from '../units/Amount';
import { baseValue } from '../units/Measurement';
import type { Quantity } from '../units/unitTable';

/** Scales on which twice the figure is not twice as much. */
const withoutRatio: ReadonlySet<Quantity> = new Set(['temperature', 'soundLevel', 'hardness']);

/**
 * Returns the share of each single figure in the largest of its row, from 0 to 1, in base units; `null` for texts and
 * missing values. All are `null` if the row has fewer than two figures, or one that cannot be shown as a share: a bound,
 * a range, a negative figure or another quantity.
 */
export function sharesOfLargest(cells: readonly (Specification | null)[]): readonly (number | null)[] {
  const amounts = cells.map((cell) => (cell ? specificationAmount(cell) : undefined));
  const figures = amounts.filter((amount) => amount !== undefined);
  const values = figures.map(({ values: [value] }) => baseValue(value));
  const largest = Math.max(...values);
  const [quantity, ...others] = new Set(figures.map(quantityOf));
  const isComparable =
    figures.length > 1 &&
    figures.every(({ shape }) => shape === 'single') &&
    quantity !== undefined &&
    others.length === 0 &&
    !withoutRatio.has(quantity) &&
    values.every((value) => value >= 0) &&
    largest > 0;
  return amounts.map((amount) => (isComparable && amount ? baseValue(amount.values[0]) / largest : null));
}
