import { normalizePhrase } from '@kmx/contract/text';
import { quantityUnits } from './quantityUnits';

export type ArticleRowProblem = 'noNumber' | 'badQuantity' | 'twoQuantities' | 'tooLong';

/** The article number and the quantity of a row as they were written; without a quantity, one piece is meant. */
export type ArticleRow =
  | { readonly number: string; readonly quantity: string | undefined }
  | { readonly problem: 'badQuantity' | 'twoQuantities' };

/** Longer lines hold no article number with its quantity. */
const maxTextLength = 80;

const isUnit = (word: string): boolean => quantityUnits.has(normalizePhrase(word));

const sign = '[x×*]';
const count = new RegExp(`^(?:${sign}\\s*)?(\\d{1,9})(?:\\s*${sign})?$`, 'iu');

/** Returns the digits of `5`, `x5`, `5 x`, `× 5` or `5 pcs`; `undefined` for everything else. */
export function readCount(cell: string): string | undefined {
  const [, digits, unit] = /^(\d{1,9})\s*(\p{L}+\.?)$/u.exec(cell) ?? [];
  if (digits && unit && isUnit(unit)) return digits;
  return count.exec(cell)?.[1];
}

/** Quantities that are no whole number of pieces, such as `-2`, `1.5` and `0`. */
const isWrongCount = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?$/.test(text);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** `0456` begins an article number; a quantity has no leading zero. */
const leadingCount = new RegExp(`^([1-9]\\d{0,3})(?:\\s*${sign})?\\s+(\\S.*)$`, 'iu');
const trailingCount = new RegExp(
  `^(.*\\d.*?)\\s+((?:${sign}\\s*)?[-+]?\\d[\\d.,]*(?:\\s*(?:${sign}|\\p{L}+\\.?))?)$`,
  'iu',
);

const isCount = (text: string): boolean => readCount(text) !== undefined;

function readLeading(text: string): { quantity: string; number: string } | undefined {
  const [, quantity, rest] = leadingCount.exec(text) ?? [];
  if (!quantity || !rest) return undefined;
  const [unit = '', ...others] = rest.split(/\s+/);
  const number = others.length > 0 && isUnit(unit) ? others.join(' ') : rest;
  // `100 200` may be a number of digits alone, written with a space.
  return hasLetter(number) && /\d/.test(number) ? { quantity, number } : undefined;
}

function readTrailing(text: string): { quantity: string; number: string } | undefined {
  const [, number, quantity] = trailingCount.exec(text) ?? [];
  if (!number || !quantity || !hasLetter(number)) return undefined;
  return isCount(quantity) || isWrongCount(quantity) ? { number, quantity } : undefined;
}

/**
 * Reads a line without separators: `BR-4610-22 5`, `5 BR-4610-22`, `BR-4610-22 x5`, `5 x BR-4610-22`, `BR-4610-22 5 pcs`.
 * `KX 100` is an article number with a space, since a number of an article contains a digit itself.
 */
function readText(text: string): ArticleRow {
  if (text.length > maxTextLength) return { number: text, quantity: undefined };
  const leading = readLeading(text);
  const trailing = readTrailing(text);
  if (leading && readTrailing(leading.number)) return { problem: 'twoQuantities' };
  return leading ?? trailing ?? { number: text, quantity: undefined };
}

/** Reads the cells of a row below no header: the number first, or behind a quantity; further cells may describe it. */
export function readArticleRow(cells: readonly string[]): ArticleRow {
  const [first = '', second = '', ...others] = cells;
  if (second === '' && others.every((cell) => cell === '')) return readText(first);
  if (isCount(first) && hasLetter(second) && /\d/.test(second) && !isCount(second))
    return others.some(isCount) ? { problem: 'twoQuantities' } : { number: second, quantity: first };
  if (others.length === 0 || isCount(second) || isWrongCount(second))
    return { number: first, quantity: second };
  const [quantity, another] = others.filter(isCount);
  if (another !== undefined) return { problem: 'twoQuantities' };
  // A description without a quantity may be a misplaced one; an empty cell is none.
  return quantity === undefined && second !== '' ? { problem: 'badQuantity' } : { number: first, quantity };
}
