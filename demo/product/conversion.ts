import type { units } from './terms/words';

export type Unit = keyof typeof units;

/** Measured quantities; each decides how a figure reads in both systems. */
export type Quantity =
  | 'crossSection'
  | 'length'
  | 'longLength'
  | 'speed'
  | 'acceleration'
  | 'force'
  | 'smallForce'
  | 'mass'
  | 'pressure'
  | 'airflow'
  | 'temperature';

interface Conversion {
  metric: Unit;
  imperial: Unit;
  convert: (value: number) => number;
}

/** Three digits, two below one: nobody cuts to a ten-thousandth of an inch. */
const significant = (value: number): number => Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3));

/** The gauges that wire is sold in: 4/0 (−3) to 1/0 (0), 1, and the even ones from 2 to 56. */
const standardGauges: readonly number[] = [
  ...[-3, -2, -1, 0, 1],
  ...Array.from({ length: 28 }, (_, index) => 2 * (index + 1)),
];

/** American Wire Gauge with its fraction (ASTM B258): n = 36 − 39·log₉₂(d / 0.127 mm); 1/0 is 0, 4/0 is −3. */
const exactGauge = (squareMillimetres: number): number => {
  const diameter = 2 * Math.sqrt(squareMillimetres / Math.PI);
  return 36 - (39 * Math.log(diameter / 0.127)) / Math.log(92);
};

/**
 * The gauge that the trade sells for a conductor's cross-section in mm²: the nearest, so that 6 mm² is 10 and not 9, as in the
 * trade's tables. Past 4/0 the trade writes kcmil, which no machine of this range reaches.
 */
export const awgOf = (squareMillimetres: number): number => {
  const exact = exactGauge(squareMillimetres);
  return standardGauges.reduce((best, gauge) =>
    Math.abs(gauge - exact) < Math.abs(best - exact) ? gauge : best,
  );
};

/** Written form of a gauge: 20, 1/0, 4/0. */
export const gaugeText = (gauge: number): string => (gauge > 0 ? String(gauge) : `${1 - gauge}/0`);

export const conversions: Record<Quantity, Conversion> = {
  crossSection: { metric: 'mm2', imperial: 'awg', convert: awgOf },
  length: { metric: 'mm', imperial: 'in', convert: (mm) => significant(mm / 25.4) },
  longLength: { metric: 'm', imperial: 'ft', convert: (m) => significant(m / 0.3048) },
  speed: { metric: 'mps', imperial: 'ftps', convert: (mps) => significant(mps / 0.3048) },
  acceleration: { metric: 'mps2', imperial: 'ftps2', convert: (mps2) => significant(mps2 / 0.3048) },
  force: { metric: 'kN', imperial: 'lbf', convert: (kN) => Math.round((kN * 1000) / 4.4482216 / 10) * 10 },
  smallForce: { metric: 'N', imperial: 'lbf', convert: (N) => significant(N / 4.4482216) },
  mass: { metric: 'kg', imperial: 'lb', convert: (kg) => significant(kg / 0.45359237) },
  pressure: { metric: 'bar', imperial: 'psi', convert: (bar) => Math.round(bar / 0.0689475729) },
  airflow: { metric: 'nlmin', imperial: 'scfm', convert: (litres) => significant(litres / 28.316847) },
  temperature: { metric: 'celsius', imperial: 'fahrenheit', convert: (c) => Math.round(c * 1.8 + 32) },
};
