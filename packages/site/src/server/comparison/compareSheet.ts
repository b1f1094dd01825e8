import {
  createComparison,
  formatSpecification,
  pairSystems,
  specificationAmount,
  type Comparison,
  type ComparisonChoice,
  type LanguageCode,
  type MeasurementSystem,
  type PairedSpecification,
  type Specification,
} from '@kmx/core';

import { columnName, columnSpecifications, type Sheet, type SheetColumn } from './createSheets';

/** Options of a comparison and its language. */
export interface SheetChoice extends ComparisonChoice {
  readonly system: MeasurementSystem;
  readonly language: LanguageCode;
}

/** A value in both measurement systems. */
export interface MeasuredCell {
  readonly metric: string;
  readonly imperial: string;
  readonly isFigure: boolean;
}

/** A row in both systems; `null` for products without the property. */
export interface MeasuredRow {
  readonly key: string;
  readonly name: string;
  readonly isDifferent: boolean;
  readonly cells: readonly (MeasuredCell | null)[];
}

/** Compares the columns of a sheet in one system. */
export const compareSheet = ({ columns }: Sheet, { system, hideIdentical, order }: SheetChoice): Comparison =>
  createComparison({
    products: columns.map((column) => ({
      key: column.key,
      name: columnName(column, system),
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

/** Creates rows that are ranked in the reader's system and formatted in both. */
export function createMeasuredRows(sheet: Sheet, choice: SheetChoice): readonly MeasuredRow[] {
  const { system, language } = choice;
  const columns = sheet.columns.map((column) => pairedLines(column, system));
  const measure = (cell: Specification, index: number): MeasuredCell => {
    const { metric, imperial } = columns[index]?.get(idOf(cell)) ?? { metric: cell, imperial: cell };
    return {
      metric: formatSpecification(metric, language),
      imperial: formatSpecification(imperial, language),
      isFigure: specificationAmount(cell) !== undefined,
    };
  };
  return compareSheet(sheet, choice).rows.map(({ key, name, isDifferent, cells }) => ({
    key,
    name,
    isDifferent,
    cells: cells.map((cell, index) => cell && measure(cell, index)),
  }));
}
