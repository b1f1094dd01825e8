import { numberLocale } from '../locales/numberLocale';

import type { NumberHabit } from './parseNumber';

const habits = new Map<string, NumberHabit>();

function readHabit(language: string): NumberHabit {
  const parts = new Intl.NumberFormat(numberLocale(language)).formatToParts(1.5);
  return { decimal: parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.' };
}

/** Returns the decimal mark of a language. */
export function numberHabit(language: string): NumberHabit {
  // Creating a formatter costs far more than using it, and texts are parsed line by line.
  const known = habits.get(language);
  if (known) return known;
  const habit = readHabit(language);
  habits.set(language, habit);
  return habit;
}
