import { formatSpecification } from '../products/Specification';

import type { Comparison } from './createComparison';

/** The words of the file, and how it is written. */
export interface ComparisonCsvOptions {
  /** A language code: figures are written as it does. */
  readonly language: string;
  /** The head of the first column. */
  readonly specification: string;
  /** `;` suits spreadsheets where decimals have a comma; `,` by default. */
  readonly separator?: ',' | ';';
}

/** A spreadsheet runs what begins like a formula; a leading apostrophe makes it words. "-5 – 40 °C" is none. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && /[=|!(]/.test(text));

function writeField(text: string, separator: string): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  const safe = isFormula(plain) ? `'${plain}` : plain;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A comparison as CSV (RFC 4180): a row for each property, a column for each product, lines ended by CR LF, no byte-order mark. */
export function writeComparisonCsv(comparison: Comparison, options: ComparisonCsvOptions): string {
  const { language, specification, separator = ',' } = options;
  const head = [specification, ...comparison.products.map(({ name }) => name)];
  const rows = comparison.rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell) => (cell ? formatSpecification(cell, language) : '')),
  ]);
  return [head, ...rows]
    .map((fields) => `${fields.map((field) => writeField(field, separator)).join(separator)}\r\n`)
    .join('');
}
