import fc from 'fast-check';

import { parseMeasurement } from './findMeasurements';
import { parseNumber } from './parseNumber';
import { parseUnit } from './parseUnit';

describe('numbers as people write them', () => {
  it.each([
    ['0.5', 0.5, 1],
    ['0,5', 0.5, 1],
    ['1.50', 1.5, 2],
    ['0,125', 0.125, 3],
    ['1,200', 1200, 0],
    ['1.200', 1.2, 3],
    ['1,200.5', 1200.5, 1],
    ['1.200,5', 1200.5, 1],
    ['12,000,000', 12_000_000, 0],
    ['12’000', 12_000, 0],
    ["12'000", 12_000, 0],
    ['1 200', 1200, 0],
    ['-3', -3, 0],
    ['−3', -3, 0],
    ['+3', 3, 0],
    ['-0', 0, 0],
  ])('%s', (text, value, decimals) => {
    expect(parseNumber(text)).toEqual({ value, decimals });
  });
  it.each([
    ['1,200', 1.2],
    ['1.200', 1200],
    ['0.5', 0.5],
  ])('%s with a decimal comma', (text, value) => {
    expect(parseNumber(text, { decimal: ',' })?.value).toBe(value);
  });
  it('1.200 with a decimal point', () => {
    expect(parseNumber('1,200', { decimal: '.' })?.value).toBe(1200);
  });
  it.each(['', 'x', '1.', '1..2', '--1', '1e5', '0x10'])('rejects %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

// Quadratic time would take minutes and exceed the timeout.
it('reads a long row of digit groups in linear time', () => {
  expect(parseMeasurement(`${'111 '.repeat(50_000)}x`)).toBeUndefined();
});

describe('parse free text: "0.5 mm2", "0,5 mm²", "20 AWG", "AWG 20", "1/4\\"", "0.25 in"', () => {
  it.each([
    ['0.5 mm2', 0.5, 'mm2', 'crossSection'],
    ['0,5 mm²', 0.5, 'mm2', 'crossSection'],
    ['0.5mm²', 0.5, 'mm2', 'crossSection'],
    ['０．５㎟', 0.5, 'mm2', 'crossSection'],
    ['0.5 sq mm', 0.5, 'mm2', 'crossSection'],
    ['20 AWG', 20, 'awg', 'crossSection'],
    ['AWG 20', 20, 'awg', 'crossSection'],
    ['awg20', 20, 'awg', 'crossSection'],
    ['#20 ga', 20, 'awg', 'crossSection'],
    ['4/0 AWG', -3, 'awg', 'crossSection'],
    ['AWG 0000', -3, 'awg', 'crossSection'],
    ['250 kcmil', 250, 'kcmil', 'crossSection'],
    ['250 MCM', 250, 'kcmil', 'crossSection'],
    ['1/4"', 0.25, 'in', 'length'],
    ['1/4 in', 0.25, 'in', 'length'],
    ['1 1/4″', 1.25, 'in', 'length'],
    ['1-1/4 inch', 1.25, 'in', 'length'],
    ['1½"', 1.5, 'in', 'length'],
    ['0.25 in', 0.25, 'in', 'length'],
    ['6,35 mm', 6.35, 'mm', 'length'],
    ['25 µm', 25, 'um', 'length'],
    ['25 μm', 25, 'um', 'length'],
    ['100 N', 100, 'N', 'force'],
    ['22 lbf', 22, 'lbf', 'force'],
    ['1’250 kg', 1250, 'kg', 'mass'],
    ['-5 °C', -5, 'degC', 'temperature'],
    ['40℃', 40, 'degC', 'temperature'],
    ['6 bar', 6, 'bar', 'pressure'],
    ['12,000 pcs/h', 12_000, 'pcs/h', 'rate'],
    ['12 000 Stk./h', 12_000, 'pcs/h', 'rate'],
    ['5 m/s', 5, 'm/s', 'speed'],
    ['16 ft/s', 16, 'ft/s', 'speed'],
    ['230 V', 230, 'V', 'voltage'],
    ['10 MΩ', 10, 'MOhm', 'resistance'],
    ['10 mΩ', 10, 'mOhm', 'resistance'],
  ])('%s', (text, value, unit, quantity) => {
    expect(parseMeasurement(text)).toMatchObject({ value, unit, quantity });
  });
  it.each([
    '',
    'mm',
    '0.5',
    '60 AWG',
    '5/0 AWG',
    '1/0 in',
    'crimp 0.5 mm2',
    '0.5 mm2 wire',
    '230/400 V',
    '20 AWGs',
    'x20 AWG',
  ])('%j is not one measurement', (text) => {
    expect(parseMeasurement(text)).toBeUndefined();
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseMeasurement(text)));
  });
});

describe('units', () => {
  it.each([
    ['MM²', 'mm2'],
    ['mΩ', 'mOhm'],
    ['MΩ', 'MOhm'],
    ['Pcs/H', 'pcs/h'],
    ['', 'one'],
    ['furlong', undefined],
    ['toString', undefined],
  ])('%j: %s', (text, unit) => {
    expect(parseUnit(text)).toBe(unit);
  });
});
