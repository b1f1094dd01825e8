import { selectSpecifications, specificationAmount, type Specification } from '../products/Specification';
import type { MeasurementSystem } from '../types/Country';
import { quantityOf } from '../units/Amount';
import { parseUnit } from '../units/parseUnit';
import { unitOf } from '../units/unitTable';

import { isIdentical, readCell, spreadOf } from './compareCells';

export interface ComparedProduct {
  /** Unique among the columns; the key in the basket. */
  readonly key: string;
  readonly name: string;
  /** Specifications of the product and of the chosen variant, in the order of the data. */
  readonly specifications: readonly Specification[];
}

export interface ComparisonRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly name: string;
  /** In the order of the products; `null` where a product lacks the property. */
  readonly cells: readonly (Specification | null)[];
  /** Always false for a single product. */
  readonly isDifferent: boolean;
  /** Difference of the values, from 0 to 1. */
  readonly spread: number;
}

export interface Comparison {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparisonRow[];
  /** "'Different' is shown only with more than one product" (section 5). */
  readonly canShowDifferent: boolean;
  /** Number of properties, including the hidden ones. */
  readonly propertyCount: number;
  readonly differentCount: number;
}

export interface ComparisonInput {
  readonly products: readonly ComparedProduct[];
  readonly system: MeasurementSystem;
  /** Hides rows with equal values; ignored for a single product. */
  readonly hideIdentical?: boolean;
  /** `data` is the order of the data. By default rows are sorted by difference, the largest first. */
  readonly order?: 'differences' | 'data';
}

const normalizeCase = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** "Duplicates by name plus unit removed" (section 5); the first one is kept. */
function removeDuplicates(specifications: readonly Specification[]): readonly Specification[] {
  const seen = new Set<string>();
  return specifications.filter(({ name, unit }) => {
    const id = JSON.stringify([normalizeCase(name), normalizeCase(unit ?? '')]);
    return !seen.has(id) && seen.add(id);
  });
}

/** Returns the quantity of a value. "± 0.5 / ± 1" cannot be parsed, but its unit still makes it a length. */
function kindOf(specification: Specification): string {
  const amount = specificationAmount(specification);
  if (amount) return quantityOf(amount);
  const unit = specification.unit === null ? undefined : parseUnit(specification.unit);
  return unit ? unitOf(unit).quantity : normalizeCase(specification.unit ?? '');
}

/**
 * Keys a row by name and quantity, so that 0.5 m and 500 mm share a row. A property that occurs twice in a product
 * gets two rows.
 */
function keyed(specifications: readonly Specification[]): readonly (readonly [string, Specification])[] {
  const counts = new Map<string, number>();
  return specifications.map((specification) => {
    const id = JSON.stringify([normalizeCase(specification.name), kindOf(specification)]);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return [JSON.stringify([id, count]), specification] as const;
  });
}

function createRow(key: string, columns: readonly ReadonlyMap<string, Specification>[]): ComparisonRow {
  const cells = columns.map((column) => column.get(key) ?? null);
  const read = cells.map(readCell);
  const isDifferent = !isIdentical(read);
  const name = cells.find((cell) => cell !== null)?.name ?? '';
  return { key, name, cells, isDifferent, spread: isDifferent ? spreadOf(read) : 0 };
}

/** Merges the orders of the products: each adds its own properties behind those it shares with the ones before it. */
function mergeKeys(columns: readonly ReadonlyMap<string, Specification>[]): readonly string[] {
  return columns.reduce<readonly string[]>((merged, column) => {
    const result = [...merged];
    let position = 0;
    for (const key of column.keys()) {
      const index = result.indexOf(key);
      if (index >= 0) position = Math.max(position, index + 1);
      else result.splice(position++, 0, key);
    }
    return result;
  }, []);
}

/**
 * Creates the rows of a comparison (section 5): no duplicates by name and unit, one measurement system, optionally
 * without equal rows; by default sorted by the difference in base units.
 */
export function createComparison(input: ComparisonInput): Comparison {
  const { products, system, hideIdentical = false, order = 'differences' } = input;
  const columns = products.map(
    ({ specifications }) => new Map(keyed(removeDuplicates(selectSpecifications(specifications, system)))),
  );
  const canShowDifferent = products.length > 1;
  const all = mergeKeys(columns).map((key) => createRow(key, columns));
  const different = all.filter(({ isDifferent }) => isDifferent);
  const rows = hideIdentical && canShowDifferent ? different : all;
  const rank = ({ isDifferent, spread }: ComparisonRow) => (isDifferent ? 1 + spread : 0);
  const ranked = order === 'data' ? rows : [...rows].sort((a, b) => rank(b) - rank(a));
  return {
    products,
    rows: ranked,
    canShowDifferent,
    propertyCount: all.length,
    differentCount: different.length,
  };
}
