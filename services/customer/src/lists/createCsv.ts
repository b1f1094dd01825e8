/** Beginning of a formula, also in the full-width characters of East Asian keyboards. */
const formula = /^(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/** The same at the start of a cell in locales that separate by semicolons, where quotes do not protect it. */
const laterFormula = /([;\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** Formats a cell that spreadsheets read as text: an apostrophe precedes anything that looks like a formula. */
const cell = (value: string): string => {
  const safe = value.replace(formula, "'").replace(laterFormula, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Lines of cells as CSV (RFC 4180) with a byte order mark; the first line names the columns. */
export const createCsv = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
