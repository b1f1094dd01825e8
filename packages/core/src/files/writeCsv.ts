export type CsvSeparator = ',' | ';';

/** Spreadsheets recognise UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF';

export interface CsvOptions {
  readonly separator?: CsvSeparator;
}

/**
 * Separator that spreadsheets of a language expect: `;` where decimals have a comma. German in Switzerland also uses
 * it.
 */
export const decideCsvSeparator = (language: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';

/**
 * Spreadsheets execute cells that begin like a formula, in some languages also with full-width signs; a leading
 * apostrophe makes them text. "-5 – 40 °C" is harmless.
 */
const isFormula = (text: string) =>
  /^[=@\t\r＝＠]/.test(text) || (/^[+\-＋－]/.test(text) && /[=|!(＝（]/.test(text));

/** A spreadsheet with another separator starts a new cell in the middle of a field. */
const innerFormula = /(?=[=@＝＠])(?<=[;,\t\r\n]["' ]*)/g;

function writeField(text: string, separator: string): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(innerFormula, "'");
  const safe = isFormula(plain) ? `'${plain}` : plain;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes CSV (RFC 4180): CR LF, no byte-order mark, and nothing that a spreadsheet would execute. */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  { separator = ',' }: CsvOptions = {},
): string =>
  rows.map((fields) => `${fields.map((field) => writeField(field, separator)).join(separator)}\r\n`).join('');
