import { normalizeText } from '../../content/normalizeText';
import { quantityUnits } from './quantityUnits';
import { readArticleRow, readCount, type ArticleRow, type ArticleRowProblem } from './readArticleRow';

/** Limits of a pasted list; lines and quantity are those of an order. */
export const articleListLimits = { lines: 200, quantity: 9999, numberLength: 40 } as const;

/**
 * Line of a pasted list, or the reason for its rejection; `line` counts from 1 and includes blank lines and the
 * header.
 */
export type ArticleLine =
  | { readonly line: number; readonly articleNumber: string; readonly quantity: number }
  | {
      readonly line: number;
      /** The original line, truncated. */
      readonly text: string;
      readonly problem: ArticleRowProblem;
    };

export interface ArticleList {
  /** Without blank lines and the header, at most 200. */
  readonly lines: readonly ArticleLine[];
  /** Number of ignored lines after the maximum. */
  readonly leftOver: number;
}

const longestShown = 80;
const separators = ['\t', ';', ','] as const;

/** A quoted cell ends with a quote; two quotes inside are one. */
const cellPattern = {
  '\t': /\s*"((?:[^"]|"")*)"[^\t]*(?:\t|$)|([^\t]*)(?:\t|$)/y,
  ';': /\s*"((?:[^"]|"")*)"[^;]*(?:;|$)|([^;]*)(?:;|$)/y,
  ',': /\s*"((?:[^"]|"")*)"[^,]*(?:,|$)|([^,]*)(?:,|$)/y,
} as const;

function splitCells(text: string): readonly string[] {
  const bare = text.replaceAll(/"[^"]*"/g, '');
  const separator = separators.find((one) => bare.includes(one)) ?? ';';
  const pattern = new RegExp(cellPattern[separator]);
  const cells: string[] = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) break;
    cells.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
  }
  return cells;
}

/** Headings of a column of article numbers; by default the first column that is not a quantity. */
const numberHead =
  /\b(?:arti[ckg]|part|item|sku|pie[cz]|pec[ae]|refer|cikk|polozk)|\b(?:art|ref|dil|diel|cislo)\b|teil|品番|部品|零件|料号|货号/u;

interface Columns {
  readonly number: number;
  readonly quantity: number;
}

/** Returns the columns of a header; `undefined` for a data line, which contains a digit. */
function readHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const heads = cells.map(normalizeText);
  const quantity = heads.findIndex((head) => head.split(' ').some((word) => quantityUnits.has(word)));
  const named = heads.findIndex((head, index) => index !== quantity && numberHead.test(head));
  if (quantity === -1 && named === -1) return undefined;
  return { number: named === -1 ? Number(quantity === 0) : named, quantity };
}

/** The default is one piece. */
function readQuantity(cell: string | undefined): number | undefined {
  if (cell === undefined || cell === '') return 1;
  const quantity = Number(readCount(cell) ?? 0);
  return quantity >= 1 && quantity <= articleListLimits.quantity ? quantity : undefined;
}

function readRow(cells: readonly string[], columns: Columns | undefined): ArticleRow {
  if (!columns) return readArticleRow(cells);
  return { number: cells[columns.number] ?? '', quantity: cells[columns.quantity] };
}

function readLine(line: number, text: string, columns: Columns | undefined): ArticleLine {
  const createRejection = (problem: ArticleRowProblem) => ({
    line,
    text: text.trim().slice(0, longestShown),
    problem,
  });
  const row = readRow(splitCells(text), columns);
  if ('problem' in row) return createRejection(row.problem);
  const { number: articleNumber } = row;
  if (!/[\p{L}\p{N}]/u.test(articleNumber)) return createRejection('noNumber');
  if (articleNumber.length > articleListLimits.numberLength) return createRejection('tooLong');
  const quantity = readQuantity(row.quantity);
  return quantity === undefined ? createRejection('badQuantity') : { line, articleNumber, quantity };
}

/**
 * Parses pasted article numbers, rows of a spreadsheet or a CSV file, one line each: separated by tabs, semicolons or
 * commas, optionally quoted, or free text such as `5 BR-4610-22` and `BR-4610-22 x5`. The default quantity is 1.
 */
export function parseArticleNumbers(text: string): ArticleList {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => /[^\s;,"]/.test(row));
  const header = rows[0] && readHeader(splitCells(rows[0].row.slice(0, 1000)));
  const body = header ? rows.slice(1) : rows;
  const read = body.slice(0, articleListLimits.lines);
  return {
    lines: read.map(({ line, row }) => readLine(line, row.slice(0, 1000), header)),
    leftOver: body.length - read.length,
  };
}
