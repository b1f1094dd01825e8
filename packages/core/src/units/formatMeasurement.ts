import { numberLocale } from '../locales/numberLocale';

import { roundTo, type Measurement } from './Measurement';
import { unitOf, type UnitCode } from './unitTable';
import { writeGauge } from './wireGauge';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using it; languages times decimals are few. */
function numberFormat(language: string, decimals: number): Intl.NumberFormat {
  const digits = Math.min(Math.max(decimals, 0), 15);
  const key = `${language}/${String(digits)}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const created = new Intl.NumberFormat(numberLocale(language), options);
  formats.set(key, created);
  return created;
}

/** The value alone: with the language's decimal mark and its own number of decimals; "4/0" for a gauge. */
export function formatValue({ value, unit, decimals }: Measurement, language: string): string {
  return unit === 'awg' ? writeGauge(value) : numberFormat(language, decimals).format(value);
}

/** What stands between a figure and its unit: nothing before °, a no-break space elsewhere. `words` is the unit in the reader's language. */
export function formatUnit(unit: UnitCode, words?: string): string {
  const symbol = words ?? unitOf(unit).symbol;
  return symbol === '' || symbol === '°' ? symbol : `\u00A0${symbol}`;
}

/** A measurement in a language, figure and unit kept on one line: "0.5 mm²", "0,5 mm²" in French, "20 AWG". */
export const formatMeasurement = (measurement: Measurement, language: string): string =>
  `${formatValue(measurement, language)}${formatUnit(measurement.unit)}`;

/** The value as product data writes it: decimal point, no groups, "4/0" for a gauge. */
export const writeValue = ({ value, unit, decimals }: Measurement): string =>
  unit === 'awg' ? writeGauge(value) : roundTo(value, decimals).toFixed(Math.min(Math.max(decimals, 0), 15));
