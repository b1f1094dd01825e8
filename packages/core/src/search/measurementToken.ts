import { findMeasurements } from '../units/findMeasurements';
import { writeValue } from '../units/formatMeasurement';
import type { Measurement } from '../units/Measurement';
import { measurementTexts } from '../units/measurementTexts';
import { normalizeMeasurementText } from '../units/parseUnit';

/**
 * Returns a measurement as one word in any spelling: "0.50 mm²" and "0,5mm2" become `0.5mm2`, "AWG 20" becomes
 * `20awg`.
 */
export function measurementToken(measurement: Measurement): string {
  const value = writeValue(measurement).replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '');
  const unit = measurement.unit.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // Large numbers have an exponent, whose sign search engines treat as a separator.
  return `${value.replaceAll('+', '')}${unit}`;
}

export const equivalentTokens = (measurement: Measurement): readonly string[] => {
  const same = measurementTexts(measurement).flatMap((text) =>
    findMeasurements(normalizeMeasurementText(text), { decimal: '.' }),
  );
  return [...new Set([measurement, ...same.map((found) => found.measurement)].map(measurementToken))];
};
