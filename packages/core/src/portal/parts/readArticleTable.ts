import { normalizePhrase } from '@kmx/contract/text';
import { readSeparatorLine } from '../../files/csvSeparator';
import { splitCells } from '../../files/splitCells';
import { quantityUnits } from './quantityUnits';

/** Limits the cost of a row. */
const maxRowLength = 1000;

const splitRow = (row: string, separator: string | undefined): readonly string[] =>
  splitCells(row.slice(0, maxRowLength), separator);

const numberHead =
  /\b(?:arti[ckg]|part|item|sku|pie[czs]|pec[ae]|refer|cikk|alkatresz|polozk)|\b(?:art|ref|dil|diel|cislo)\b|teil|品番|部品|零件|料号|货号/u;

/** "Numéro de pièce" is a number, "pièces" a quantity. */
const isQuantityHead = (head: string): boolean =>
  head.split(' ').some((word) => word !== 'piece' && quantityUnits.has(word));

const isColumn = (index: number): boolean => index !== -1;

export interface ArticleHeader {
  /** Column of the article number, by default the first that is not the quantity; -1 without one. */
  readonly number: number;
  /** Column of the quantity; -1 without one. */
  readonly quantity: number;
  /** Number of the two headings that were recognized. */
  readonly known: number;
  /** Headings of the other columns. */
  readonly ignored: readonly string[];
}

/** Returns the columns of a header; `undefined` for a data line, which contains a digit. */
function readHeader(cells: readonly string[]): ArticleHeader | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const heads = cells.map(normalizePhrase);
  const quantity = heads.findIndex(isQuantityHead);
  const findOther = (matches: (head: string) => boolean) =>
    heads.findIndex((head, index) => index !== quantity && matches(head));
  const named = findOther((head) => numberHead.test(head));
  if (quantity === -1 && named === -1) return undefined;
  const [number = -1] = [named, findOther((head) => head !== ''), findOther(() => true)].filter(isColumn);
  return {
    number,
    quantity,
    known: [quantity, named].filter(isColumn).length,
    ignored: cells.filter((cell, index) => cell !== '' && index !== quantity && index !== number),
  };
}

export interface ArticleTableRow {
  /** From 1; includes blank lines, the header and the line `sep=;`. */
  readonly line: number;
  /** The original text. */
  readonly text: string;
  readonly cells: readonly string[];
}

export interface ArticleTable {
  readonly header: ArticleHeader | undefined;
  /** Rows below the header without blank ones, at most `maxRows`. */
  readonly rows: readonly ArticleTableRow[];
  /** Number of rows after the maximum. */
  readonly leftOver: number;
}

/** Splits a list of article numbers into rows and cells; each row without the line `sep=;` has a separator of its own. */
export function readArticleTable(list: string, maxRows: number): ArticleTable {
  const { separator, text, line: firstLine } = readSeparatorLine(list.replace(/^\uFEFF/, ''));
  const rows = text
    .split(/\r\n?|\n/)
    .map((row, index) => ({ line: firstLine + index, text: row }))
    // Includes the dashes below the header of a Markdown table.
    .filter((row) => /[^\s;；,，|｜":-]/.test(row.text));
  const header = rows[0] && readHeader(splitRow(rows[0].text, separator));
  const body = header ? rows.slice(1) : rows;
  const read = body.slice(0, maxRows);
  return {
    header,
    rows: read.map((row) => ({ ...row, cells: splitRow(row.text, separator) })),
    leftOver: body.length - read.length,
  };
}
