import { unitOf, type Quantity, type UnitCode } from './unitTable';

export interface Measurement {
  /** The number of an AWG size: 1/0 is 0, 4/0 is −3. */
  readonly value: number;
  readonly unit: UnitCode;
  readonly quantity: Quantity;
  /** Significant digits after the point; negative if tens or hundreds are the last significant ones. */
  readonly decimals: number;
}

export const createMeasurement = (value: number, unit: UnitCode, decimals: number): Measurement => ({
  value,
  unit,
  quantity: unitOf(unit).quantity,
  decimals,
});

/** Returns the value in the base unit of its quantity (see `unitTable`), not rounded. */
export const baseValue = ({ value, unit }: Measurement): number => unitOf(unit).toBase(value);

/** Rounds half away from zero, to digits after the point, or to tens and hundreds below 0; 6.35 to one digit is 6.4. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** Math.min(Math.abs(decimals), 15);
  const magnitude = Math.abs(value) * (1 + 1e-13);
  const rounded =
    decimals >= 0 ? Math.round(magnitude * scale) / scale : Math.round(magnitude / scale) * scale;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
