import { selectSpecifications, specificationAmount, type Specification } from '../products/Specification';
import type { MeasurementSystem } from '../types/Country';
import { quantityOf } from '../units/Amount';
import { parseUnit } from '../units/parseUnit';
import { unitOf } from '../units/unitTable';

import { isIdentical, readCell, spreadOf } from './compareCells';

/** A column of a comparison: a product in one of its variants. */
export interface ComparedProduct {
  /** Unique among the columns, as of the basket. */
  readonly key: string;
  readonly name: string;
  /** Those of the product and of the chosen variant, in the data's order. */
  readonly specifications: readonly Specification[];
}

/** A row: one property of every product. */
export interface ComparisonRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly name: string;
  /** In the order of the products; `null` where a product does not have it. */
  readonly cells: readonly (Specification | null)[];
  /** Never with a single product. */
  readonly isDifferent: boolean;
  /** How far the values are apart, from 0 to 1. */
  readonly spread: number;
}

/** What the products have in common, and where they differ. */
export interface Comparison {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparisonRow[];
  /** "'Different' is shown only with more than one product" (section 5). */
  readonly canShowDifferent: boolean;
}

/** The columns, and what the reader chose. */
export interface ComparisonInput {
  readonly products: readonly ComparedProduct[];
  readonly system: MeasurementSystem;
  /** Leaves out what is the same everywhere; without effect on a single product. */
  readonly hideIdentical?: boolean;
  /** `data` keeps the order of the data; by default the differences come first, the greatest at the top. */
  readonly order?: 'differences' | 'data';
}

const normalizeCase = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** "Duplicates by name plus unit removed" (section 5): the first one stays. */
function removeDuplicates(specifications: readonly Specification[]): readonly Specification[] {
  const seen = new Set<string>();
  return specifications.filter(({ name, unit }) => {
    const id = JSON.stringify([normalizeCase(name), normalizeCase(unit ?? '')]);
    return !seen.has(id) && seen.add(id);
  });
}

/** What a value measures; "± 0.5 / ± 1" is no figure, and still is a length in mm. */
function kindOf(specification: Specification): string {
  const amount = specificationAmount(specification);
  if (amount) return quantityOf(amount);
  const unit = specification.unit === null ? undefined : parseUnit(specification.unit);
  return unit ? unitOf(unit).quantity : normalizeCase(specification.unit ?? '');
}

/** 0.5 m and 500 mm stand in one row, so a row is a name and a quantity; a product that has it twice fills two rows. */
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

/** The order of the data, where each product adds what those before it do not have behind what it shares with them. */
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
 * The rows of a comparison (section 5): without duplicates by name and unit, in one measurement system, on demand without what
 * is identical; differences first, ranked by how far the values are apart in base units.
 */
export function createComparison(input: ComparisonInput): Comparison {
  const { products, system, hideIdentical = false, order = 'differences' } = input;
  const columns = products.map(
    ({ specifications }) => new Map(keyed(removeDuplicates(selectSpecifications(specifications, system)))),
  );
  const canShowDifferent = products.length > 1;
  const rows = mergeKeys(columns)
    .map((key) => createRow(key, columns))
    .filter(({ isDifferent }) => isDifferent || !hideIdentical || !canShowDifferent);
  const rank = ({ isDifferent, spread }: ComparisonRow) => (isDifferent ? 1 + spread : 0);
  const ranked = order === 'data' ? rows : [...rows].sort((a, b) => rank(b) - rank(a));
  return { products, rows: ranked, canShowDifferent };
}
