import fc from 'fast-check';

import { convertMeasurement, toSystem } from './convertMeasurement';
import { parseMeasurement } from './findMeasurements';
import { formatMeasurement } from './formatMeasurement';
import { formatInchFraction, nearestInchFraction } from './inchFraction';
import { createMeasurement, roundTo } from './Measurement';
import { systemOfUnit, unitInSystem } from './measurementSystems';
import { unitCodes, unitOf } from './unitTable';

const read = (text: string) => {
  const measurement = parseMeasurement(text);
  if (!measurement) throw new Error(text);
  return measurement;
};
/** ICU versions differ in the apostrophe of de-CH. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll("'", '’');

describe('Issue 4.4 "value and unit to both systems with documented rounding": as fine as the last digit of the source, and no more than 1 % off', () => {
  it.each([
    ['0.5 mm', '0.0197 in'],
    ['9.5 mm', '0.374 in'],
    ['100 mm', '3.94 in'],
    ['2.00 mm', '0.0787 in'],
    ['25 µm', '0.00098 in'],
    ['1.5 m', '4.92 ft'],
    ['100 N', '22.5 lbf'],
    ['20 kN', '4,500 lbf'],
    ['850 kg', '1,874 lb'],
    ['25 °C', '77 °F'],
    ['-40 °C', '-40 °F'],
    ['6 bar', '87 psi'],
    ['10 bar', '145 psi'],
    ['5 °C', '41 °F'],
    ['0 °C', '32 °F'],
    ['0 mm', '0.00 in'],
    ['0.6 MPa', '87 psi'],
    ['5 m/s', '16.4 ft/s'],
    ['250 l/min', '8.83 cfm'],
    ['1.5 N·m', '13.3 lbf·in'],
    ['0.5 mm²', '20 AWG'],
    ['0.50 mm²', '20 AWG'],
    ['107 mm²', '4/0 AWG'],
    ['150 mm²', '300 kcmil'],
    ['12000 pcs/h', '12,000 pcs/h'],
    ['230 V', '230 V'],
    ['0.25 in', '0.25 in'],
  ])('%s in Imperial: %s', (metric, imperial) => {
    expect(plain(formatMeasurement(toSystem(read(metric), 'Imperial'), 'en'))).toBe(imperial);
  });
  it.each([
    ['0.25 in', '6.4 mm'],
    ['0.2 in', '5.1 mm'],
    ['0.250 in', '6.35 mm'],
    ['1/4"', '6.35 mm'],
    ['22.5 lbf', '100.1 N'],
    ['87 psi', '6.00 bar'],
    ['77 °F', '25.0 °C'],
    ['20 AWG', '0.518 mm²'],
    ['4/0 AWG', '107 mm²'],
    ['10 AWG', '5.26 mm²'],
    ['250 kcmil', '127 mm²'],
    ['16 ft/s', '4.88 m/s'],
    ['50 Hz', '50 Hz'],
  ])('%s in Metric: %s', (imperial, metric) => {
    expect(plain(formatMeasurement(toSystem(read(imperial), 'Metric'), 'en'))).toBe(metric);
  });
  it('converts a tolerance without the zero point', () => {
    expect(toSystem(read('5 °C'), 'Imperial', { isDifference: true })).toMatchObject({
      value: 9,
      unit: 'degF',
    });
  });
  it('does not change other quantities', () => {
    expect(convertMeasurement(read('5 mm'), 'bar')).toEqual(read('5 mm'));
  });
});

describe('converting back and rounding to the digits of the source gives the source', () => {
  const linear = unitCodes.filter((code) => systemOfUnit(code) && unitOf(code).quantity !== 'crossSection');
  const source = fc
    .record({
      unit: fc.constantFrom(...linear),
      decimals: fc.integer({ min: -2, max: 4 }),
      figures: fc.integer({ min: -99_999, max: 99_999 }),
    })
    .map(({ unit, decimals, figures }) =>
      createMeasurement(roundTo(figures / 10 ** decimals, decimals), unit, decimals),
    );
  it('for every unit except gauges', () => {
    fc.assert(
      fc.property(source, (measurement) => {
        const other = systemOfUnit(measurement.unit) === 'Metric' ? 'Imperial' : 'Metric';
        const there = toSystem(measurement, other);
        expect(systemOfUnit(there.unit)).toBe(other);
        const back = convertMeasurement(there, measurement.unit);
        expect(roundTo(back.value, measurement.decimals)).toBeCloseTo(measurement.value, 8);
      }),
      { numRuns: 2000 },
    );
  });
  it('every unit of one system has a counterpart in the other', () => {
    for (const unit of unitCodes) {
      const system = systemOfUnit(unit);
      if (!system) continue;
      const other = system === 'Metric' ? 'Imperial' : 'Metric';
      const counterpart = unitInSystem(unit, other);
      expect([counterpart, systemOfUnit(counterpart)]).toEqual([counterpart, other]);
      expect(unitOf(counterpart).quantity).toBe(unitOf(unit).quantity);
    }
  });
});

describe('fractions of an inch to 1/64', () => {
  it.each([
    [0.25, '1/4 in'],
    [1.25, '1 1/4 in'],
    [2, '2 in'],
    [0.0156, '1/64 in'],
    [0.328, '21/64 in'],
    [-0.5, '−1/2 in'],
    [0, '0 in'],
    [0.2, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%d: %s', (inches, text) => {
    expect(formatInchFraction(inches)).toBe(text);
  });
  it('differs by at most half a 64th, in lowest terms', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (inches) => {
        const { isNegative, whole, numerator, denominator, error } = nearestInchFraction(inches);
        expect(Math.abs(error)).toBeLessThanOrEqual(1 / 128 + 1e-12);
        const value = (whole + numerator / denominator) * (isNegative ? -1 : 1);
        expect(value + error).toBeCloseTo(inches, 9);
        expect(numerator === 0 ? denominator : numerator % 2).toBe(1);
      }),
    );
  });
});

describe('rounding half away from zero, in decimal notation', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [6.35, 1, 6.4],
    [1449, -1, 1450],
    [-0.4, 0, 0],
    [0, 3, 0],
  ])('%d to %d digits: %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });
});

describe('formatting in a language', () => {
  it.each([
    ['12000.5 mm', 'en', '12,000.5 mm'],
    ['12000.5 mm', 'de', '12’000.5 mm'],
    ['0.50 mm²', 'fr', '0,50 mm²'],
    ['90°', 'en', '90°'],
    ['4/0 AWG', 'cs', '4/0 AWG'],
  ])('%s in %s: %s', (text, language, expected) => {
    expect(plain(formatMeasurement(read(text), language))).toBe(expected);
  });
});
