import { amountInterval, amountToSystem, type Amount, type Interval } from '../units/Amount';
import { unitOf, type UnitCode } from '../units/unitTable';

/** A figure of technical data with what it covers, in the base unit of its quantity. */
export interface Figure {
  readonly amount: Amount;
  readonly interval: Interval;
}

/**
 * What a figure covers for who asks in a unit; `undefined` when that measures something else. Asked in gauges, 0.13 mm² is the
 * 26 AWG that the reader sees beside it, although that is a hair thinner.
 */
export function figureInterval({ amount, interval }: Figure, unit: UnitCode): Interval | undefined {
  if (unitOf(amount.unit).quantity !== unitOf(unit).quantity) return undefined;
  const isGauge = unit === 'awg' || unit === 'kcmil';
  return isGauge ? amountInterval(amountToSystem(amount, 'Imperial')) : interval;
}
