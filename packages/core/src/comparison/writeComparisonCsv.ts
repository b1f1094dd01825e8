import { writeCsv, type CsvSeparator } from '../files/writeCsv';
import { formatSpecification } from '../products/Specification';

import type { Comparison, ComparisonRow } from './createComparison';

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
 * mark. A line with the name of a classification precedes the properties that only it has.
 */
export function writeComparisonCsv(comparison: Comparison, options: ComparisonCsvOptions): string {
  const { language, specification, separator } = options;
  const head = [specification, ...comparison.products.map(({ name }) => name)];
  const lines = ({ name, cells, classification }: ComparisonRow, index: number) => {
    const line = [name, ...cells.map((cell) => (cell ? formatSpecification(cell, language) : ''))];
    const isFirst = classification?.slug !== comparison.rows[index - 1]?.classification?.slug;
    return isFirst && classification ? [[classification.name, ...cells.map(() => '')], line] : [line];
  };
  const rows = comparison.rows.flatMap(lines);
  return writeCsv([head, ...rows], { separator });
}
