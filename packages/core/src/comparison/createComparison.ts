import { selectSpecifications, specificationAmount, type Specification } from '../products/Specification';
import type { MeasurementSystem } from '../types/Country';
import { quantityOf } from '../units/Amount';
import { parseUnit } from '../units/parseUnit';
import { unitOf } from '../units/unitTable';

import { isIdentical, readCell, spreadOf } from './compareCells';

export interface ComparedClassification {
  readonly slug: string;
  readonly name: string;
}

export interface ComparedProduct {
  /** Unique among the columns; the key in the basket. */
  readonly key: string;
  readonly name: string;
  /** Absent if all products are of the same one. */
  readonly classification?: ComparedClassification;
  /** Specifications of the product and of the chosen variant, in the order of the data. */
  readonly specifications: readonly Specification[];
}

export interface ComparisonRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly name: string;
  /** In the order of the products; `null` where a product lacks the property. */
  readonly cells: readonly (Specification | null)[];
  /** In the order of the products; false where no product of the same classification has the property. */
  readonly applicable: readonly boolean[];
  /** The only classification of the products with this property; `null` if there are several or none is given. */
  readonly classification: ComparedClassification | null;
  /** Compares applicable cells; always false for a single one. */
  readonly isDifferent: boolean;
  /** Difference of the values, from 0 to 1. */
  readonly spread: number;
}

export interface Comparison {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly ComparisonRow[];
  /** "'Different' is shown only with more than one product" (section 5). */
  readonly canShowDifferent: boolean;
  /** Number of properties that apply to several products, including the hidden ones. */
  readonly propertyCount: number;
  readonly differentCount: number;
}

export interface ComparisonInput {
  readonly products: readonly ComparedProduct[];
  readonly system: MeasurementSystem;
  /** Hides rows with equal values; ignored for properties of a single product. */
  readonly hideIdentical?: boolean;
  /** `data` is the order of the data. By default rows are sorted by difference, the largest first. */
  readonly order?: 'differences' | 'data';
}

const slugOf = ({ classification }: ComparedProduct) => classification?.slug;

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

type Column = ReadonlyMap<string, Specification>;

function createRow(
  key: string,
  columns: readonly Column[],
  products: readonly ComparedProduct[],
): ComparisonRow {
  const cells = columns.map((column) => column.get(key) ?? null);
  const owners = new Set(products.filter((_, index) => cells[index]).map(slugOf));
  const applicable = products.map((product) => owners.has(slugOf(product)));
  const read = cells.filter((_, index) => applicable[index]).map(readCell);
  const isDifferent = !isIdentical(read);
  const name = cells.find((cell) => cell !== null)?.name ?? '';
  const hasOthers = applicable.includes(false);
  const owner = products.find((product) => owners.has(slugOf(product)))?.classification;
  const classification = owners.size === 1 && hasOthers && owner ? owner : null;
  return {
    key,
    name,
    cells,
    applicable,
    classification,
    isDifferent,
    spread: isDifferent ? spreadOf(read) : 0,
  };
}

const isCompared = ({ applicable }: ComparisonRow) => applicable.filter(Boolean).length > 1;

/** Ranks shared properties first, then those of each classification in the order of the products. */
function groupOf({ classification }: ComparisonRow, products: readonly ComparedProduct[]): number {
  return classification ? 1 + products.findIndex((product) => slugOf(product) === classification.slug) : 0;
}

/** Merges the orders of the products: each adds its own properties behind those it shares with the ones before it. */
function mergeKeys(columns: readonly Column[]): readonly string[] {
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
 * without equal rows; by default sorted by the difference in base units. Properties of a single classification come
 * after those that several share.
 */
export function createComparison(input: ComparisonInput): Comparison {
  const { products, system, hideIdentical = false, order = 'differences' } = input;
  const columns = products.map(
    ({ specifications }) => new Map(keyed(removeDuplicates(selectSpecifications(specifications, system)))),
  );
  const all = mergeKeys(columns).map((key) => createRow(key, columns, products));
  const rows = all.filter((row) => row.isDifferent || !hideIdentical || !isCompared(row));
  const rank = ({ isDifferent, spread }: ComparisonRow) =>
    order === 'differences' && isDifferent ? 1 + spread : 0;
  const ranked = [...rows].sort((a, b) => groupOf(a, products) - groupOf(b, products) || rank(b) - rank(a));
  return {
    products,
    rows: ranked,
    canShowDifferent: products.length > 1,
    propertyCount: all.filter(isCompared).length,
    differentCount: all.filter(({ isDifferent }) => isDifferent).length,
  };
}
