import { writeCsv, type CsvSeparator } from '../files/writeCsv';
import { formatSpecification } from '../products/Specification';

import type { Comparison } from './createComparison';

export interface ComparisonCsvOptions {
  /** Language code; decides how figures are written. */
  readonly language: string;
  /** Heading of the first column. */
  readonly specification: string;
  /** `,` by default. */
  readonly separator?: CsvSeparator;
}

/**
 * Writes a comparison as CSV (RFC 4180): one row for each property, one column for each product, CR LF, no byte-order
 * mark.
 */
export function writeComparisonCsv(comparison: Comparison, options: ComparisonCsvOptions): string {
  const { language, specification, separator } = options;
  const head = [specification, ...comparison.products.map(({ name }) => name)];
  const rows = comparison.rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell) => (cell ? formatSpecification(cell, language) : '')),
  ]);
  return writeCsv([head, ...rows], { separator });
}
