import { normalizeText } from '../../content/normalizeText';

/** Limits of pasted article numbers, those of an order (lines, quantity) among them. */
export const articleListLimits = { lines: 200, quantity: 9999, numberLength: 40 } as const;

/** What a line of a pasted list says, or why it cannot be read; `line` counts from 1, blank lines and a header included. */
export type ArticleLine =
  | { readonly line: number; readonly articleNumber: string; readonly quantity: number }
  | {
      readonly line: number;
      /** The line as it was, cut where it is long. */
      readonly text: string;
      readonly problem: 'noNumber' | 'badQuantity' | 'tooLong';
    };

/** What a pasted list or a CSV file says. */
export interface ArticleList {
  /** In its order, without blank lines and the header, at most 200. */
  readonly lines: readonly ArticleLine[];
  /** How many lines behind them were not read. */
  readonly leftOver: number;
}

const longestShown = 80;
const separators = ['\t', ';', ','] as const;

/** A cell that begins with a quote ends with one; two of them inside are one. */
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

/** How a column of quantities is headed in the eleven languages, folded. */
const quantityHeads = new Set([
  ...['quantity', 'qty', 'count', 'pieces', 'pcs', 'amount', 'menge', 'anzahl', 'stuck', 'stuckzahl'],
  ...['mnozstvi', 'mnozstvo', 'pocet', 'ks', 'cantidad', 'quantite', 'qte', 'mennyiseg', 'darab', 'db'],
  ...['quantidade', 'qtd', 'cantitate', 'buc', '数量', '個数', '件数'],
]);

/** How a column of article numbers is headed; without such a one it is the first that is not of quantities. */
const numberHead =
  /\b(?:arti[ckg]|part|item|sku|pie[cz]|pec[ae]|refer|cikk|polozk)|\b(?:art|ref|dil|diel|cislo)\b|teil|品番|部品|零件|料号|货号/u;

interface Columns {
  readonly number: number;
  readonly quantity: number;
}

const usual: Columns = { number: 0, quantity: 1 };

/** The columns that a first line names; `undefined` when it is no header: an article number has a digit. */
function readHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const heads = cells.map(normalizeText);
  const quantity = heads.findIndex((head) => head.split(' ').some((word) => quantityHeads.has(word)));
  const named = heads.findIndex((head, index) => index !== quantity && numberHead.test(head));
  if (quantity === -1 && named === -1) return undefined;
  return { number: named === -1 ? Number(quantity === 0) : named, quantity };
}

/** Without one it is a single piece. */
function readQuantity(cell: string | undefined): number | undefined {
  if (cell === undefined || cell === '') return 1;
  const quantity = /^\d{1,9}$/.test(cell) ? Number(cell) : 0;
  return quantity >= 1 && quantity <= articleListLimits.quantity ? quantity : undefined;
}

function readLine(line: number, text: string, columns: Columns): ArticleLine {
  const cells = splitCells(text);
  const articleNumber = cells[columns.number] ?? '';
  const quantity = readQuantity(cells[columns.quantity]);
  const createRejection = (problem: 'noNumber' | 'badQuantity' | 'tooLong') => ({
    line,
    text: text.trim().slice(0, longestShown),
    problem,
  });
  if (!/[\p{L}\p{N}]/u.test(articleNumber)) return createRejection('noNumber');
  if (articleNumber.length > articleListLimits.numberLength) return createRejection('tooLong');
  return quantity === undefined ? createRejection('badQuantity') : { line, articleNumber, quantity };
}

/**
 * Reads pasted article numbers or a CSV file of them, one a line: separated by tabs, semicolons or commas, cells quoted or
 * not, the quantity behind the number or where the header says; without a quantity it is 1.
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
    lines: read.map(({ line, row }) => readLine(line, row.slice(0, 1000), header ?? usual)),
    leftOver: body.length - read.length,
  };
}
