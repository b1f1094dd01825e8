/** What stands between two fields. */
export type CsvSeparator = ',' | ';';

/** By this mark at the beginning spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** How a table is written, by default with `,`. */
export interface CsvOptions {
  readonly separator?: CsvSeparator;
}

/**
 * What spreadsheets of a language expect between fields: `;` where its decimals have a comma. In Switzerland that is so for
 * German, too, whatever its figures look like.
 */
export const decideCsvSeparator = (language: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';

/**
 * A spreadsheet runs what begins like a formula, in some languages with wide signs too; a leading apostrophe makes it words.
 * "-5 – 40 °C" is none.
 */
const isFormula = (text: string) =>
  /^[=@\t\r＝＠]/.test(text) || (/^[+\-＋－]/.test(text) && /[=|!(＝（]/.test(text));

/** A spreadsheet with another separator than ours begins a cell in the middle of a field. */
const innerFormula = /(?=[=@＝＠])(?<=[;,\t\r\n]["' ]*)/g;

function writeField(text: string, separator: string): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(innerFormula, "'");
  const safe = isFormula(plain) ? `'${plain}` : plain;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of text as CSV (RFC 4180): lines ended by CR LF, no byte-order mark, nothing that a spreadsheet would run. */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  { separator = ',' }: CsvOptions = {},
): string =>
  rows.map((fields) => `${fields.map((field) => writeField(field, separator)).join(separator)}\r\n`).join('');
