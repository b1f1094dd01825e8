import { readArticleRow, readCount, type ArticleRow, type ArticleRowProblem } from './readArticleRow';
import { readArticleTable, type ArticleHeader, type ArticleTableRow } from './readArticleTable';

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
  /** Headings of columns that are neither the number nor the quantity. */
  readonly ignoredColumns: readonly string[];
}

const maxShownLength = 80;

/** The default is one piece. */
function readQuantity(cell: string | undefined): number | undefined {
  if (cell === undefined || cell === '') return 1;
  const quantity = Number(readCount(cell) ?? 0);
  return quantity >= 1 && quantity <= articleListLimits.quantity ? quantity : undefined;
}

function readRow({ cells }: ArticleTableRow, header: ArticleHeader | undefined): ArticleRow {
  if (!header) return readArticleRow(cells);
  return { number: cells[header.number] ?? '', quantity: cells[header.quantity] };
}

function readLine(row: ArticleTableRow, header: ArticleHeader | undefined): ArticleLine {
  const { line } = row;
  const createRejection = (problem: ArticleRowProblem) => ({
    line,
    text: row.text.trim().slice(0, maxShownLength),
    problem,
  });
  const read = readRow(row, header);
  if ('problem' in read) return createRejection(read.problem);
  const { number: articleNumber } = read;
  if (!/[\p{L}\p{N}]/u.test(articleNumber)) return createRejection('noNumber');
  if (articleNumber.length > articleListLimits.numberLength) return createRejection('tooLong');
  const quantity = readQuantity(read.quantity);
  return quantity === undefined ? createRejection('badQuantity') : { line, articleNumber, quantity };
}

/**
 * Parses pasted article numbers, rows of a spreadsheet or a CSV file, one line each: separated by tabs, semicolons,
 * commas or pipes, optionally quoted, or free text such as `5 BR-4610-22` and `BR-4610-22 x5`. The default quantity
 * is 1.
 */
export function parseArticleNumbers(text: string): ArticleList {
  const { header, rows, leftOver } = readArticleTable(text, articleListLimits.lines);
  return {
    lines: rows.map((row) => readLine(row, header)),
    leftOver,
    ignoredColumns: header?.ignored ?? [],
  };
}
