import { convertMeasurement, toSystem } from './convertMeasurement';
import { writeValue } from './formatMeasurement';
import { formatInchFraction } from './inchFraction';
import { createMeasurement, type Measurement } from './Measurement';
import { systemOfUnit } from './measurementSystems';
import { unitOf } from './unitTable';
import { nearestStandardSize } from './wireGauge';

/** Cross-sections in mm² in which wire is sold: IEC 60228, and ISO 19642 for vehicles. */
const nominalSections: readonly number[] = [
  ...[0.05, 0.08, 0.13, 0.14, 0.22, 0.25, 0.34, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12],
  ...[16, 20, 25, 30, 35, 40, 50, 60, 70, 85, 95, 120, 150, 160, 185, 240, 300, 400, 500, 630, 800, 1000],
];

function sectionsOf(size: Measurement): readonly Measurement[] {
  const { unit, value } = size;
  return nominalSections
    .filter((mm2) => {
      const standard = nearestStandardSize(mm2);
      return standard?.unit === unit && standard.value === value;
    })
    .map((mm2) => createMeasurement(mm2, 'mm2', String(mm2).split('.')[1]?.length ?? 0));
}

function spellings(measurement: Measurement): readonly string[] {
  const value = writeValue(measurement);
  const { symbol } = unitOf(measurement.unit);
  if (measurement.unit === 'awg') return [`${value} AWG`, `AWG ${value}`];
  const fraction = measurement.unit === 'in' ? formatInchFraction(measurement.value) : undefined;
  const isFraction = fraction?.includes('/') ?? false;
  return [`${value} ${symbol}`, ...(isFraction && fraction ? [fraction] : [])];
}

/** Removes trailing zeros: 0.250 in is also written 0.25 in. */
function shortened(measurement: Measurement): Measurement {
  const decimals = /\.(\d*[1-9])?0*$/.exec(writeValue(measurement))?.[1]?.length ?? 0;
  return measurement.decimals > decimals ? { ...measurement, decimals } : measurement;
}

/**
 * Returns all spellings of a measurement in both systems, the original first; gauges with the nominal cross-sections
 * sold for them.
 */
export function measurementTexts(measurement: Measurement): readonly string[] {
  const system = systemOfUnit(measurement.unit);
  const other = system && toSystem(measurement, system === 'Metric' ? 'Imperial' : 'Metric');
  const isGauge = measurement.unit === 'awg' || measurement.unit === 'kcmil';
  const same =
    measurement.unit === 'cm' || measurement.unit === 'm' ? [convertMeasurement(measurement, 'mm')] : [];
  const all = [measurement, ...(isGauge ? sectionsOf(measurement) : []), ...same, ...(other ? [other] : [])];
  return [...new Set(all.flatMap((one) => [one, shortened(one)]).flatMap(spellings))];
}
