import { specificationAmount, type Specification } from '../products/Specification';
import { amountInterval, quantityOf, type Amount } from '../units/Amount';
import { baseValue } from '../units/Measurement';

/** A cell as it is compared: figures in base units, folded words, or nothing. */
export type ComparedCell =
  | {
      readonly kind: 'figures';
      readonly shape: string;
      readonly isScale: boolean;
      readonly values: readonly number[];
    }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'missing' };

/** Words that differ, and values that are missing, rank in the middle: it is not known how much they matter. */
const middle = 0.5;

/** Temperatures have no natural zero to be in proportion to: 100 K apart is as far as it gets. */
const wholeScale = 100;

function readFigures(amount: Amount): ComparedCell {
  const interval = amountInterval(amount);
  const values = interval ? [interval.from, interval.to] : amount.values.map(baseValue);
  return { kind: 'figures', shape: amount.shape, isScale: quantityOf(amount) === 'temperature', values };
}

/** Reads a cell for comparison; words are the same without regard to letter case and spaces around them. */
export function readCell(cell: Specification | null): ComparedCell {
  if (!cell) return { kind: 'missing' };
  const amount = specificationAmount(cell);
  if (amount) return readFigures(amount);
  const text = `${cell.value} ${cell.unit ?? ''}`.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return { kind: 'words', text: text.toLowerCase() };
}

const isClose = (a: number, b: number) =>
  a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

function isSame(a: ComparedCell, b: ComparedCell): boolean {
  if (a.kind === 'words' && b.kind === 'words') return a.text === b.text;
  if (a.kind !== 'figures' || b.kind !== 'figures') return a.kind === 'missing' && b.kind === 'missing';
  if (a.shape !== b.shape || a.values.length !== b.values.length) return false;
  return a.values.every((value, index) => isClose(value, b.values[index] ?? Number.NaN));
}

/** Whether all cells of a row say the same; 0.5 m is 500 mm. */
export const isIdentical = ([first, ...rest]: readonly ComparedCell[]): boolean =>
  first === undefined || rest.every((cell) => isSame(first, cell));

function spreadAt(values: readonly number[], isScale: boolean): number {
  const finite = values.filter(Number.isFinite);
  if (finite.length < 2) return 0;
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  const whole = isScale ? wholeScale : Math.max(Math.abs(least), Math.abs(most));
  return whole === 0 ? 0 : Math.min(1, (most - least) / whole);
}

/**
 * How far the cells of a row are apart, from 0 to 1: of figures the widest gap, in base units, in proportion to the largest;
 * words that differ, or a value that is missing, count at least 0.5.
 */
export function spreadOf(cells: readonly ComparedCell[]): number {
  const figures = cells.filter((cell) => cell.kind === 'figures');
  const places = Math.max(0, ...figures.map(({ values }) => values.length));
  const gaps = Array.from({ length: places }, (_, index) =>
    spreadAt(
      figures.flatMap(({ values }) => values.slice(index, index + 1)),
      figures.some(({ isScale }) => isScale),
    ),
  );
  return Math.max(figures.length < cells.length ? middle : 0, ...gaps);
}
