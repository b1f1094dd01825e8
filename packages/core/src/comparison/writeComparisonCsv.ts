import { writeCsv, type CsvSeparator } from '../files/writeCsv';
import { formatSpecification } from '../products/Specification';

import type { Comparison } from './createComparison';

/** The words of the file, and how it is written. */
export interface ComparisonCsvOptions {
  /** A language code: figures are written as it does. */
  readonly language: string;
  /** The head of the first column. */
  readonly specification: string;
  /** `,` by default. */
  readonly separator?: CsvSeparator;
}

/** A comparison as CSV (RFC 4180): a row for each property, a column for each product, lines ended by CR LF, no byte-order mark. */
export function writeComparisonCsv(comparison: Comparison, options: ComparisonCsvOptions): string {
  const { language, specification, separator } = options;
  const head = [specification, ...comparison.products.map(({ name }) => name)];
  const rows = comparison.rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell) => (cell ? formatSpecification(cell, language) : '')),
  ]);
  return writeCsv([head, ...rows], { separator });
}
