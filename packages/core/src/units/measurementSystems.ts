import type { MeasurementSystem } from '../types/Country';

import type { UnitCode } from './unitTable';

/**
 * Units of the metric system with their imperial counterparts. Other units belong to both: rates, mains, times,
 * angles. mm² becomes AWG, or kcmil past 4/0.
 */
const metricToImperial: Partial<Record<UnitCode, UnitCode>> = {
  mm2: 'awg',
  um: 'in',
  mm: 'in',
  cm: 'in',
  m: 'ft',
  N: 'lbf',
  kN: 'lbf',
  g: 'oz',
  kg: 'lb',
  t: 'lb',
  K: 'degF',
  degC: 'degF',
  kPa: 'psi',
  MPa: 'psi',
  bar: 'psi',
  Nm: 'lbfIn',
  'l/min': 'cfm',
  'm3/h': 'cfm',
  'mm/s': 'in/s',
  'm/min': 'ft/min',
  'm/s': 'ft/s',
  'm/s2': 'ft/s2',
};

const imperialToMetric: Partial<Record<UnitCode, UnitCode>> = {
  awg: 'mm2',
  kcmil: 'mm2',
  in: 'mm',
  ft: 'm',
  lbf: 'N',
  oz: 'g',
  lb: 'kg',
  degF: 'degC',
  psi: 'bar',
  lbfIn: 'Nm',
  cfm: 'l/min',
  'in/s': 'mm/s',
  'ft/min': 'm/min',
  'ft/s': 'm/s',
  'ft/s2': 'm/s2',
};

/** Returns the system of a unit; `null` if it belongs to both. */
export function systemOfUnit(unit: UnitCode): MeasurementSystem | null {
  if (metricToImperial[unit]) return 'Metric';
  return imperialToMetric[unit] ? 'Imperial' : null;
}

/** Returns the counterpart of a unit in a system; the unit itself if it already belongs there. */
export function unitInSystem(unit: UnitCode, system: MeasurementSystem): UnitCode {
  const counterparts = system === 'Imperial' ? metricToImperial : imperialToMetric;
  return counterparts[unit] ?? unit;
}
