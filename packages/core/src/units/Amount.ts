import type { MeasurementSystem } from '../types/Country';

import { toSystem } from './convertMeasurement';
import { formatMeasurement, formatUnit, formatValue, writeValue } from './formatMeasurement';
import { baseValue, type Measurement } from './Measurement';
import { unitOf, type Quantity, type UnitCode } from './unitTable';

/**
 * How the figures of a specification belong together: one, from to, at least, at most, ± one, a × b × c, one of several.
 */
export type AmountShape = 'single' | 'range' | 'atLeast' | 'atMost' | 'tolerance' | 'dimensions' | 'list';

/** The figures of a specification, all of one unit: two in a range, one or more elsewhere. */
export interface Amount {
  readonly shape: AmountShape;
  readonly unit: UnitCode;
  readonly values: readonly [Measurement, ...Measurement[]];
}

/** The quantity of an amount. */
export const quantityOf = ({ unit }: Amount): Quantity => unitOf(unit).quantity;

/** An amount in the units of a system, each figure rounded as `convertMeasurement` says; a tolerance without the zero point of its scale. */
export function amountToSystem(amount: Amount, system: MeasurementSystem): Amount {
  const options = { isDifference: amount.shape === 'tolerance' };
  const convert = (value: Measurement) => toSystem(value, system, options);
  const [first, ...rest] = amount.values;
  const converted = convert(first);
  return { shape: amount.shape, unit: converted.unit, values: [converted, ...rest.map(convert)] };
}

const separators = { range: ' – ', dimensions: ' × ', list: ' / ' } as const;

/** The higher the gauge, the thinner the wire: there ≤ would be read both ways. */
const bounds = {
  figure: { atLeast: '≥ ', atMost: '≤ ' },
  gauge: { atLeast: 'min. ', atMost: 'max. ' },
} as const;

function compose({ shape, unit }: Pick<Amount, 'shape' | 'unit'>, values: readonly string[]): string {
  const words = bounds[unit === 'awg' ? 'gauge' : 'figure'];
  switch (shape) {
    case 'single':
      return values.join('');
    case 'tolerance':
      return `± ${values.join('')}`;
    case 'atLeast':
    case 'atMost':
      return `${words[shape]}${values.join('')}`;
    case 'range':
    case 'dimensions':
    case 'list':
      return values.join(separators[shape]);
  }
}

/**
 * An amount in a language: "0.13 – 6 mm²", "≤ 10 bar", "± 0.2 mm", "1200 × 800 mm"; each figure with its unit where they differ.
 * `unitWords` is the unit in the reader's language, as product data has it.
 */
export function formatAmount(amount: Amount, language: string, unitWords?: string): string {
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
  )}${formatUnit(unit, unitWords)}`;
}

/** An amount as product data writes it: figures with a decimal point in one text, the unit's symbol in another. */
export function writeAmount(amount: Amount): { readonly value: string; readonly unit: string | null } {
  const { unit, values } = amount;
  const isMixed = values.some((value) => value.unit !== unit);
  const write = (value: Measurement) => writeValue(value) + (isMixed ? ` ${unitOf(value.unit).symbol}` : '');
  return { value: compose(amount, values.map(write)), unit: isMixed ? null : unitOf(unit).symbol || null };
}

/** From where to where an amount reaches, in the base unit of its quantity; open ends are infinite. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** What an amount covers; `undefined` for dimensions and tolerances, which lie on no scale. */
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
