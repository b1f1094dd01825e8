import type { MeasurementSystem } from '../types/Country';

import { toSystem } from './convertMeasurement';
import { formatMeasurement, formatUnit, formatValue, writeValue } from './formatMeasurement';
import { baseValue, type Measurement } from './Measurement';
import { unitOf, type Quantity, type UnitCode } from './unitTable';

/** Relation of the figures: one, from to, at least, at most, ± one, a × b × c, one of several. */
export type AmountShape = 'single' | 'range' | 'atLeast' | 'atMost' | 'tolerance' | 'dimensions' | 'list';

export interface Amount {
  readonly shape: AmountShape;
  readonly unit: UnitCode;
  readonly values: readonly [Measurement, ...Measurement[]];
}

export const quantityOf = ({ unit }: Amount): Quantity => unitOf(unit).quantity;

/**
 * Converts an amount to a system, with each figure rounded as in `convertMeasurement`; a tolerance without the zero
 * point of its scale.
 */
export function amountToSystem(amount: Amount, system: MeasurementSystem): Amount {
  const options = { isDifference: amount.shape === 'tolerance' };
  const convert = (value: Measurement) => toSystem(value, system, options);
  const [first, ...rest] = amount.values;
  const converted = convert(first);
  return { shape: amount.shape, unit: converted.unit, values: [converted, ...rest.map(convert)] };
}

const separators = { range: ' – ', dimensions: ' × ', list: ' / ' } as const;

/** A higher gauge is a thinner wire, so ≤ would be ambiguous. */
const bounds = {
  figure: { atLeast: '≥ ', atMost: '≤ ' },
  gauge: { atLeast: 'min. ', atMost: 'max. ' },
} as const;

function compose({ shape, unit }: Pick<Amount, 'shape' | 'unit'>, values: readonly string[]): string {
  const boundMessages = bounds[unit === 'awg' ? 'gauge' : 'figure'];
  switch (shape) {
    case 'single':
      return values.join('');
    case 'tolerance':
      return `± ${values.join('')}`;
    case 'atLeast':
    case 'atMost':
      return `${boundMessages[shape]}${values.join('')}`;
    case 'range':
    case 'dimensions':
    case 'list':
      return values.join(separators[shape]);
  }
}

/**
 * Formats an amount in a language: "0.13 – 6 mm²", "≤ 10 bar", "± 0.2 mm", "1200 × 800 mm"; with the unit at each
 * figure if they differ. `unitName` is the unit in the reader's language, from product data.
 */
export function formatAmount(amount: Amount, language: string, unitName?: string): string {
  const { unit, values } = amount;
  const isMixed = values.some((value) => value.unit !== unit);
  if (isMixed)
    return compose(
      amount,
      values.map((value) => formatMeasurement(value, language)),
    );
  return `${compose(
    amount,
    values.map((value) => formatValue(value, language)),
  )}${formatUnit(unit, unitName)}`;
}

/** Writes an amount like product data: figures with a decimal point in one text, the unit's symbol in another. */
export function writeAmount(amount: Amount): { readonly value: string; readonly unit: string | null } {
  const { unit, values } = amount;
  const isMixed = values.some((value) => value.unit !== unit);
  const write = (value: Measurement) => writeValue(value) + (isMixed ? ` ${unitOf(value.unit).symbol}` : '');
  return { value: compose(amount, values.map(write)), unit: isMixed ? null : unitOf(unit).symbol || null };
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Returns the interval of an amount; `undefined` for dimensions and tolerances. */
export function amountInterval({ shape, values }: Amount): Interval | undefined {
  const numbers = values.map(baseValue);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  switch (shape) {
    case 'atLeast':
      return { from, to: Number.POSITIVE_INFINITY };
    case 'atMost':
      return { from: Number.NEGATIVE_INFINITY, to };
    case 'single':
    case 'range':
    case 'list':
      return { from, to };
    case 'dimensions':
    case 'tolerance':
      return undefined;
  }
}
