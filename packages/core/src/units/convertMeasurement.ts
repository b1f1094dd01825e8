import type { MeasurementSystem } from '../types/Country';

import { createMeasurement, roundTo, type Measurement } from './Measurement';
import { unitInSystem } from './measurementSystems';
import { unitOf, type UnitCode } from './unitTable';
import { awgToMm2, nearestStandardSize } from './wireGauge';

/** Published tables have three significant figures for cross-sections of gauges. */
const gaugeFigures = 3;

/** One significant figure is too imprecise: 10 bar would become 150 psi, and 6 bar 90. */
const maxError = 0.01;

const decimalsForFigures = (value: number, figures: number): number =>
  value === 0 ? 0 : figures - 1 - Math.floor(Math.log10(Math.abs(value)));

export interface ConversionOptions {
  /** Tolerance such as ± 1 °C: converted without the zero point of its scale. */
  readonly isDifference?: boolean;
}

/** Scales with their own zero point have no relative error. */
function decideDecimals(source: Measurement, value: number, perUnit: number): number {
  const step = 10 ** -source.decimals * Math.abs(perUnit);
  const fine = Math.ceil(-Math.log10(step) - 1e-9);
  if (value === 0 || source.quantity === 'temperature') return fine;
  return Math.max(fine, Math.ceil(-Math.log10(2 * maxError * Math.abs(value)) - 1e-9));
}

/**
 * Converts a measurement to another unit of its quantity. The last digit of the result is the power of ten at or just
 * below the value of the source's last digit, or finer if rounding would change the value by more than 1 %; converting
 * back and rounding gives the source again. Gauges become mm² with three significant figures; mm² becomes the nearest
 * traded size, in kcmil past 4/0. Unchanged if the quantities differ or no size is near.
 */
export function convertMeasurement(
  source: Measurement,
  unit: UnitCode,
  { isDifference = false }: ConversionOptions = {},
): Measurement {
  const from = unitOf(source.unit);
  const to = unitOf(unit);
  if (source.unit === unit || from.quantity !== to.quantity) return source;
  const isGauge = [source.unit, unit].some((code) => code === 'awg' || code === 'kcmil');
  if (isGauge) return isDifference ? source : convertGauge(source, unit);
  const perUnit = to.fromBase(from.toBase(1)) - to.fromBase(from.toBase(0));
  const value = isDifference ? source.value * perUnit : to.fromBase(from.toBase(source.value));
  const decimals = decideDecimals(source, value, perUnit);
  return createMeasurement(roundTo(value, decimals), unit, decimals);
}

function convertGauge(source: Measurement, unit: UnitCode): Measurement {
  const mm2 = source.unit === 'awg' ? awgToMm2(source.value) : unitOf(source.unit).toBase(source.value);
  if (unit === 'mm2') {
    const decimals = decimalsForFigures(mm2, gaugeFigures);
    return createMeasurement(roundTo(mm2, decimals), unit, decimals);
  }
  const standard = nearestStandardSize(mm2);
  return standard ? createMeasurement(standard.value, standard.unit, 0) : source;
}

/** Converts to a system, rounded as in `convertMeasurement`; unchanged if the unit belongs to both. */
export const toSystem = (
  measurement: Measurement,
  system: MeasurementSystem,
  options?: ConversionOptions,
): Measurement => convertMeasurement(measurement, unitInSystem(measurement.unit, system), options);
