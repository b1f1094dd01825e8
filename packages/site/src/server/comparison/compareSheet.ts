import {
  createComparison,
  formatSpecification,
  selectSpecifications,
  specificationAmount,
  type Comparison,
  type ComparisonChoice,
  type LanguageCode,
  type MeasurementSystem,
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

/** What each line of a column says in the other system: the line of the same key, the second to the second. */
function pairSystems(column: SheetColumn, system: MeasurementSystem): ReadonlyMap<string, Specification> {
  const specifications = columnSpecifications(column);
  const own = selectSpecifications(specifications, system);
  const others = selectSpecifications(specifications, system === 'Metric' ? 'Imperial' : 'Metric');
  return new Map(
    own.flatMap((line) => {
      const place = own.filter(({ key }) => key === line.key).indexOf(line);
      const other = others.filter(({ key }) => key === line.key)[place];
      return other ? [[idOf(line), other] as const] : [];
    }),
  );
}

/** The rows of a sheet, ranked in the reader's system and readable in both. */
export function createMeasuredRows(sheet: Sheet, choice: SheetChoice): readonly MeasuredRow[] {
  const { system, language } = choice;
  const pairs = sheet.columns.map((column) => pairSystems(column, system));
  const measure = (cell: Specification, index: number): MeasuredCell => {
    const here = formatSpecification(cell, language);
    const other = pairs[index]?.get(idOf(cell));
    const there = other ? formatSpecification(other, language) : here;
    return {
      metric: system === 'Metric' ? here : there,
      imperial: system === 'Metric' ? there : here,
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
