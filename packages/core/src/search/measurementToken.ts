import { findMeasurements } from '../units/findMeasurements';
import { writeValue } from '../units/formatMeasurement';
import type { Measurement } from '../units/Measurement';
import { measurementTexts } from '../units/measurementTexts';
import { normalizeMeasurementText } from '../units/parseUnit';

/** A measurement as one word, however it was written: "0.50 mm²" and "0,5mm2" are `0.5mm2`, "AWG 20" is `20awg`. */
export function measurementToken(measurement: Measurement): string {
  const value = writeValue(measurement).replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '');
  const unit = measurement.unit.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // What is too large for figures is written with an exponent, whose sign no engine takes for a part of a word.
  return `${value.replaceAll('+', '')}${unit}`;
}

/** A measurement and what is the same in the other system, as tokens; its own first. */
export const equivalentTokens = (measurement: Measurement): readonly string[] => {
  const same = measurementTexts(measurement).flatMap((text) =>
    findMeasurements(normalizeMeasurementText(text), { decimal: '.' }),
  );
  return [...new Set([measurement, ...same.map((found) => found.measurement)].map(measurementToken))];
};
