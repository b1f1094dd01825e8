import { numberLocale } from '../locales/numberLocale';

import { roundTo, type Measurement } from './Measurement';
import { unitOf, type UnitCode } from './unitTable';
import { writeGauge } from './wireGauge';

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter costs far more than using it; there are few languages and decimals. */
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

/** Formats the value alone, with the language's decimal mark and its own number of decimals; "4/0" for a gauge. */
export function formatValue({ value, unit, decimals }: Measurement, language: string): string {
  return unit === 'awg' ? writeGauge(value) : numberFormat(language, decimals).format(value);
}

/**
 * Formats a unit with its separator: none before °, a no-break space elsewhere. `words` is the unit in the reader's
 * language.
 */
export function formatUnit(unit: UnitCode, unitText?: string): string {
  const symbol = unitText ?? unitOf(unit).symbol;
  return symbol === '' || symbol === '°' ? symbol : `\u00A0${symbol}`;
}

/** Formats a measurement in a language on one line: "0.5 mm²", "0,5 mm²" in French, "20 AWG". */
export const formatMeasurement = (measurement: Measurement, language: string): string =>
  `${formatValue(measurement, language)}${formatUnit(measurement.unit)}`;

/** Writes the value like product data: decimal point, no groups, "4/0" for a gauge. */
export const writeValue = ({ value, unit, decimals }: Measurement): string =>
  unit === 'awg' ? writeGauge(value) : roundTo(value, decimals).toFixed(Math.min(Math.max(decimals, 0), 15));
