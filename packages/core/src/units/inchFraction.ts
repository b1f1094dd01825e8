export interface InchFraction {
  readonly isNegative: boolean;
  readonly whole: number;
  readonly numerator: number;
  readonly denominator: number;
  /** Value minus the fraction, in inches. */
  readonly error: number;
}

const finest = 64;

const divisor = (a: number, b: number): number => (b > 0 ? divisor(b, a % b) : a);

/** Returns the nearest fraction of an inch to 1/64 with its error; the value is in inches. */
export function nearestInchFraction(inches: number): InchFraction {
  const parts = Math.round(Math.abs(inches) * finest);
  const isNegative = inches < 0 && parts > 0;
  const rest = parts % finest;
  const common = divisor(rest, finest);
  return {
    isNegative,
    whole: Math.floor(parts / finest),
    numerator: rest / common,
    denominator: finest / common,
    error: inches - ((isNegative ? -1 : 1) * parts) / finest,
  };
}

/**
 * Returns "1 1/4 in" for 1.25; `undefined` without a fraction to 1/64 within a thousandth of an inch, or for an
 * invalid value.
 */
export function formatInchFraction(inches: number): string | undefined {
  const { isNegative, whole, numerator, denominator, error } = nearestInchFraction(inches);
  if (!(Math.abs(error) <= 0.0005)) return undefined;
  const fraction = numerator === 0 ? [] : [`${String(numerator)}/${String(denominator)}`];
  const parts = whole > 0 || numerator === 0 ? [String(whole), ...fraction] : fraction;
  return `${isNegative ? '−' : ''}${parts.join(' ')} in`;
}
