import { amountInterval, amountToSystem, type Amount, type Interval } from '../units/Amount';
import { unitOf, type UnitCode } from '../units/unitTable';

export interface Figure {
  readonly amount: Amount;
  readonly interval: Interval;
}

/**
 * Returns the interval of a figure for a unit; `undefined` for another quantity. In gauges, 0.13 mm² counts as the 26
 * AWG that is shown beside it, although that is slightly thinner.
 */
export function figureInterval({ amount, interval }: Figure, unit: UnitCode): Interval | undefined {
  if (unitOf(amount.unit).quantity !== unitOf(unit).quantity) return undefined;
  const isGauge = unit === 'awg' || unit === 'kcmil';
  return isGauge ? amountInterval(amountToSystem(amount, 'Imperial')) : interval;
}
