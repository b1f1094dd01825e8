import { specificationAmount, type Specification } from '../products/Specification';
import { amountInterval, quantityOf, type Amount } from '../units/Amount';
import { baseValue } from '../units/Measurement';

export type ComparedCell =
  | {
      readonly kind: 'figures';
      readonly shape: string;
      readonly isScale: boolean;
      readonly values: readonly number[];
    }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'missing' };

/** Rank of texts that differ and of missing values: how much they matter is unknown. */
const middle = 0.5;

/** Temperatures have no natural zero to compare with, so a difference of 100 K is the maximum. */
const wholeScale = 100;

function readFigures(amount: Amount): ComparedCell {
  const interval = amountInterval(amount);
  const values = interval ? [interval.from, interval.to] : amount.values.map(baseValue);
  return { kind: 'figures', shape: amount.shape, isScale: quantityOf(amount) === 'temperature', values };
}

/** Reads a cell for comparison; ignores letter case and surrounding spaces of texts. */
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

/** Compares in base units: 0.5 m equals 500 mm. */
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
 * Returns how far the cells of a row are apart, from 0 to 1: for figures the widest gap in base units relative to the
 * largest; texts that differ and missing values count at least 0.5.
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
