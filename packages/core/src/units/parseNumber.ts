/** Decimal mark of a text, for the ambiguous spelling "1,200". */
export interface NumberNotation {
  readonly decimal?: '.' | ',';
}

export interface WrittenNumber {
  readonly value: number;
  readonly decimals: number;
}

/**
 * Pattern for use in others: sign, digits in groups or not, decimals. At most five groups: longer numbers exceed the
 * precision, and thousands of groups would take quadratic time.
 */
export const numberPattern = String.raw`[-+−]?(?:\d{1,3}(?:[ '’.,]\d{3}){1,5}(?!\d)|\d+)(?:[.,]\d+)?`;

/**
 * "1,200" is 1200 unless the habit differs; "0,125" and "1,5" can only be decimals, and a single point is always one.
 */
function isGroup(text: string, separator: string, { decimal }: NumberNotation): boolean {
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return false;
  return decimal === undefined ? separator === ',' : separator !== decimal;
}

function decideDecimalMark(text: string, notation: NumberNotation): string | undefined {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined || marks.length === 1) {
    return last !== undefined && isGroup(text, last, notation) ? undefined : last;
  }
  return marks.indexOf(last) === marks.length - 1 ? last : undefined;
}

/**
 * Parses a number: "0.5", "0,5", "1 200", "12’000", "1,200.5", "−3". A comma before exactly three digits groups
 * thousands, unless it is the decimal mark of the habit. `undefined` if invalid.
 */
export function parseNumber(text: string, notation: NumberNotation = {}): WrittenNumber | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)[ '’](?=\d{3})/g, '');
  const sign = /^[-−]/.test(compact) ? -1 : 1;
  const unsigned = compact.replace(/^[-+−]/, '');
  if (!/^\d+(?:[.,]\d+)*$/.test(unsigned)) return undefined;
  const mark = decideDecimalMark(unsigned, notation);
  const [whole = '', fraction = ''] = mark === undefined ? [unsigned] : splitLast(unsigned, mark);
  const value = sign * Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
  return { value: value === 0 ? 0 : value, decimals: fraction.length };
}

function splitLast(text: string, mark: string): readonly [string, string] {
  const index = text.lastIndexOf(mark);
  return [text.slice(0, index), text.slice(index + 1)];
}
