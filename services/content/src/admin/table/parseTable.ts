/** A cell in quotation marks, in which spreadsheets double the marks of the text. */
const quotedCell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const plainCell = /[^\t\r\n]*/y;

const matchAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Spreadsheets quote only cells with tabs or line breaks; other quotation marks belong to the text. */
const readCell = (text: string, index: number): { cell: string; end: number } => {
  const quoted = matchAt(quotedCell, text, index);
  const inner = quoted?.[1];
  if (quoted && inner !== undefined && /[\t\r\n]/.test(inner))
    return { cell: inner.replaceAll('""', '"'), end: index + quoted[0].length };
  const plain = matchAt(plainCell, text, index)?.[0] ?? '';
  return { cell: plain, end: index + plain.length };
};

const toOneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

/**
 * Parses the plain text that spreadsheets put on the clipboard: cells separated by tabs, rows by line breaks. Cells are
 * texts of one line, so line breaks inside them become spaces.
 */
export const parseTable = (text: string): string[][] => {
  const source = text.replace(/(\r\n|\n|\r)$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let index = 0;
  while (index <= source.length) {
    const { cell, end } = readCell(source, index);
    row.push(toOneLine(cell));
    const separator = source[end];
    if (separator !== '\t') {
      rows.push(row);
      row = [];
    }
    index = end + (separator === '\r' && source[end + 1] === '\n' ? 2 : 1);
  }
  return rows;
};
