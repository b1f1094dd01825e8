import { numberLocale } from '../locales/numberLocale';

import type { NumberNotation } from './parseNumber';

const notations = new Map<string, NumberNotation>();

function readNotation(language: string): NumberNotation {
  const parts = new Intl.NumberFormat(numberLocale(language)).formatToParts(1.5);
  return { decimal: parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.' };
}

/** Returns the decimal mark of a language. */
export function numberNotation(language: string): NumberNotation {
  // Creating a formatter costs far more than using it, and texts are parsed line by line.
  const known = notations.get(language);
  if (known) return known;
  const notation = readNotation(language);
  notations.set(language, notation);
  return notation;
}
