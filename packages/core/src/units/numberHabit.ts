import { numberLocale } from '../locales/numberLocale';

import type { NumberHabit } from './parseNumber';

/** How readers of a language write decimals. */
export function numberHabit(language: string): NumberHabit {
  const parts = new Intl.NumberFormat(numberLocale(language)).formatToParts(1.5);
  return { decimal: parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.' };
}
