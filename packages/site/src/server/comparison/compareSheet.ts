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

/** How a sheet is compared, and in what language it is written. */
export interface SheetChoice extends ComparisonChoice {
  readonly system: MeasurementSystem;
  readonly language: LanguageCode;
}

/** A value as it reads in each system. */
export interface MeasuredCell {
  readonly metric: string;
  readonly imperial: string;
  readonly isFigure: boolean;
}

/** A row whose cells read in both systems; `null` where a product does not have the property. */
export interface MeasuredRow {
  readonly key: string;
  readonly name: string;
  readonly isDifferent: boolean;
  readonly cells: readonly (MeasuredCell | null)[];
}

/** The columns of a sheet beside each other, in one system. */
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

/** The lines of a column with both their readings, by the one that the table is compared in. */
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

/** The rows of a sheet, ranked in the reader's system and readable in both. */
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
