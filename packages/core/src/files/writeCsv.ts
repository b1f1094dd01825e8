/** How a table is written: `;` suits spreadsheets where decimals have a comma; `,` by default. */
export interface CsvOptions {
  readonly separator?: ',' | ';';
}

/** A spreadsheet runs what begins like a formula; a leading apostrophe makes it words. "-5 – 40 °C" is none. */
const isFormula = (text: string) => /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && /[=|!(]/.test(text));

function writeField(text: string, separator: string): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  const safe = isFormula(plain) ? `'${plain}` : plain;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of text as CSV (RFC 4180): lines ended by CR LF, no byte-order mark, nothing that a spreadsheet would run. */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  { separator = ',' }: CsvOptions = {},
): string =>
  rows.map((fields) => `${fields.map((field) => writeField(field, separator)).join(separator)}\r\n`).join('');
