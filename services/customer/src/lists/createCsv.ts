/** Beginning of a formula, also in the full-width characters of East Asian keyboards. */
const formula = /^(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** The same behind what begins a cell for spreadsheets whose country separates by semicolons: quotes do not hold it there. */
const laterFormula = /([;\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** A cell that a spreadsheet reads as text: what begins like a formula gets an apostrophe in front. */
const cell = (value: string): string => {
  const safe = value.replace(formula, "'").replace(laterFormula, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Lines of cells as CSV (RFC 4180) with a byte order mark; the first line names the columns. */
export const createCsv = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
