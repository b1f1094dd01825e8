/** The first one in a row separates its cells: tabs and semicolons are rare inside of cells, commas are not. */
const separators = ['\t', ';', '；', ',', '，', '|', '｜'] as const;

/** Cell in quotes, in which two quotes are one, or without. */
function createCellPattern(separator: string): RegExp {
  const sign = String.raw`\u{${(separator.codePointAt(0) ?? 0).toString(16)}}`;
  return new RegExp(` *"((?:[^"]|"")*)"[^${sign}]*(?:${sign}|$)|([^${sign}]*)(?:${sign}|$)`, 'uy');
}

/** Full-width digits, letters and signs become narrow ones; "5²" does not become 52. */
const normalizeCell = (cell: string): string =>
  cell.replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC')).trim();

/** Splits a row of a table; without a separator, its own is used. */
export function splitCells(row: string, separator: string | undefined): readonly string[] {
  const bare = row.replaceAll(/"[^"]*"/g, '');
  const pattern = createCellPattern(separator ?? separators.find((one) => bare.includes(one)) ?? ';');
  const cells: string[] = [];
  while (pattern.lastIndex < row.length) {
    const match = pattern.exec(row);
    if (!match) break;
    cells.push(normalizeCell(match[1]?.replaceAll('""', '"') ?? match[2] ?? ''));
  }
  return cells;
}
