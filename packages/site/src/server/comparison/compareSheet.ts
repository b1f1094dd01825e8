import {
  createComparison,
  formatSpecification,
  pairSystems,
  sharesOfLargest,
  specificationAmount,
  type Comparison,
  type ComparisonChoice,
  type LanguageCode,
  type MeasurementSystem,
  type PairedSpecification,
  type Specification,
} from '@kmx/core';

import { columnName, columnSpecifications, type Sheet, type SheetColumn } from './createSheets';

export interface SheetChoice extends Omit<ComparisonChoice, 'tables'> {
  readonly system: MeasurementSystem;
  readonly language: LanguageCode;
}

/** A value in both measurement systems. */
export interface MeasuredCell {
  readonly metric: string;
  readonly imperial: string;
  readonly isFigure: boolean;
  /** Share in the largest figure of the row, from 0 to 1. */
  readonly share: number | null;
}

/** A row in both systems; `null` for products without the property. */
export interface MeasuredRow {
  readonly key: string;
  readonly name: string;
  readonly isDifferent: boolean;
  /** Name of the only classification with this property, in a table of several. */
  readonly classification: string | null;
  /** False for products of classifications without the property. */
  readonly applicable: readonly boolean[];
  readonly cells: readonly (MeasuredCell | null)[];
}

export interface MeasuredSheet extends Pick<Comparison, 'propertyCount' | 'differentCount'> {
  readonly rows: readonly MeasuredRow[];
}

export const compareSheet = ({ columns }: Sheet, { system, hideIdentical, order }: SheetChoice): Comparison =>
  createComparison({
    products: columns.map((column) => ({
      key: column.key,
      name: columnName(column, system),
      classification: column.classification,
      specifications: columnSpecifications(column),
    })),
    system,
    hideIdentical,
    order,
  });

const idOf = ({ key, name, value, unit }: Specification) => JSON.stringify([key, name, value, unit]);

/** Pairs the specifications of a column in both systems, by their value in the compared one. */
const pairedLines = (
  column: SheetColumn,
  system: MeasurementSystem,
): ReadonlyMap<string, PairedSpecification> =>
  new Map(
    pairSystems(columnSpecifications(column)).map((pair) => [
      idOf(system === 'Metric' ? pair.metric : pair.imperial),
      pair,
    ]),
  );

/** Compares a sheet with rows that are ranked in the reader's system and formatted in both. */
export function measureSheet(sheet: Sheet, choice: SheetChoice): MeasuredSheet {
  const { system, language } = choice;
  const columns = sheet.columns.map((column) => pairedLines(column, system));
  const measure = (cell: Specification, index: number): Omit<MeasuredCell, 'share'> => {
    const { metric, imperial } = columns[index]?.get(idOf(cell)) ?? { metric: cell, imperial: cell };
    return {
      metric: formatSpecification(metric, language),
      imperial: formatSpecification(imperial, language),
      isFigure: specificationAmount(cell) !== undefined,
    };
  };
  const { rows, propertyCount, differentCount } = compareSheet(sheet, choice);
  return {
    propertyCount,
    differentCount,
    rows: rows.map(({ key, name, isDifferent, classification, applicable, cells }) => {
      // Bars of equal length would tell nothing.
      const shares = isDifferent ? sharesOfLargest(cells) : [];
      return {
        key,
        name,
        isDifferent,
        classification: classification?.name ?? null,
        applicable,
        cells: cells.map((cell, index) => cell && { ...measure(cell, index), share: shares[index] ?? null }),
      };
    }),
  };
}
