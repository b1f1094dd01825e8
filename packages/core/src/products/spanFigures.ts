import type { Amount } from '../units/Amount';
import { baseValue, type Measurement } from '../units/Measurement';

import type { Figure } from './figureInterval';

const smaller = (a: Measurement, b: Measurement) => (baseValue(b) < baseValue(a) ? b : a);
const greater = (a: Measurement, b: Measurement) => (baseValue(b) > baseValue(a) ? b : a);

/** Combines the figures of all variants; undefined if they have different shapes or are more than one number. */
export function spanFigures(figures: readonly Figure[]): Amount | undefined {
  const [first] = figures;
  if (!first) return undefined;
  const { unit } = first.amount;
  const shapes = new Set(figures.map(({ amount }) => amount.shape));
  const values = figures.flatMap(({ amount }) => amount.values);
  const [value] = values;
  if (!value || values.some(({ quantity }) => quantity !== value.quantity)) return undefined;
  const [least, most] = [values.reduce(smaller), values.reduce(greater)];
  if (shapes.size === 1 && shapes.has('atMost')) return { shape: 'atMost', unit, values: [most] };
  if (shapes.size === 1 && shapes.has('atLeast')) return { shape: 'atLeast', unit, values: [least] };
  if ([...shapes].some((shape) => shape !== 'single' && shape !== 'range')) return undefined;
  if (baseValue(least) === baseValue(most)) return { shape: 'single', unit, values: [most] };
  return { shape: 'range', unit, values: [least, most] };
}
