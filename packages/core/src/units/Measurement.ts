import { unitOf, type Quantity, type UnitCode } from './unitTable';

/** A value with its unit, as exact as it was written. */
export interface Measurement {
  /** An AWG size is its number: 1/0 is 0, 4/0 is −3. */
  readonly value: number;
  readonly unit: UnitCode;
  readonly quantity: Quantity;
  /** How many digits after the point count; below 0 when tens or hundreds are the last that do. */
  readonly decimals: number;
}

/** Joins a value, its unit and how many digits after the point count. */
export const createMeasurement = (value: number, unit: UnitCode, decimals: number): Measurement => ({
  value,
  unit,
  quantity: unitOf(unit).quantity,
  decimals,
});

/** The value in the base unit of its quantity (see `unitTable`), not rounded. */
export const baseValue = ({ value, unit }: Measurement): number => unitOf(unit).toBase(value);

/** Rounds half away from zero, to digits after the point, or to tens and hundreds below 0; 6.35 to one digit is 6.4. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** Math.min(Math.abs(decimals), 15);
  const magnitude = Math.abs(value) * (1 + 1e-13);
  const rounded =
    decimals >= 0 ? Math.round(magnitude * scale) / scale : Math.round(magnitude / scale) * scale;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
