import fc from 'fast-check';

import { amountInterval, amountToSystem, formatAmount, writeAmount, type Amount } from './Amount';
import { createMeasurement, roundTo } from './Measurement';
import { parseAmount } from './parseAmount';
import { unitCodes } from './unitTable';

const text = (text: string) => text.replaceAll('\u00A0', ' ');
const inBoth = (value: string, unit: string | null) => {
  const amount = parseAmount(value, unit);
  return (
    amount && [
      amount.shape,
      text(formatAmount(amountToSystem(amount, 'Metric'), 'en')),
      text(formatAmount(amountToSystem(amount, 'Imperial'), 'en')),
    ]
  );
};

describe('3 "specifications (name, value, unit, measurement_system …)": values and units in both systems', () => {
  it.each([
    ['500', 'mm', 'single', '500 mm', '19.69 in'],
    ['0.13 – 6', 'mm²', 'range', '0.13 – 6 mm²', '26 – 10 AWG'],
    ['0.13-6', 'mm2', 'range', '0.13 – 6 mm²', '26 – 10 AWG'],
    ['-5 - 40', '°C', 'range', '-5 – 40 °C', '23 – 104 °F'],
    ['1…30', 'mm', 'range', '1 – 30 mm', '0.0394 – 1.18 in'],
    ['26 – 4/0', 'AWG', 'range', '0.129 – 107 mm²', '26 – 4/0 AWG'],
    ['50 – 150', 'mm²', 'range', '50 – 150 mm²', '1/0 AWG – 300 kcmil'],
    ['≤ 10', 'bar', 'atMost', '≤ 10 bar', '≤ 145 psi'],
    ['max. 6', 'mm²', 'atMost', '≤ 6 mm²', 'max. 10 AWG'],
    ['>= 5', 'N', 'atLeast', '≥ 5 N', '≥ 1.12 lbf'],
    ['± 0.2', 'mm', 'tolerance', '± 0.2 mm', '± 0.0079 in'],
    ['+/- 5', '°C', 'tolerance', '± 5 °C', '± 9 °F'],
    ['1200 x 800 x 1500', 'mm', 'dimensions', '1,200 × 800 × 1,500 mm', '47.24 × 31.50 × 59.06 in'],
    ['115 / 230', 'V', 'list', '115 / 230 V', '115 / 230 V'],
    ['50/60', 'Hz', 'list', '50 / 60 Hz', '50 / 60 Hz'],
    ['10', 'm/s²', 'single', '10 m/s²', '32.8 ft/s²'],
    ['500 – 3000', '1/min', 'range', '500 – 3,000 rpm', '500 – 3,000 rpm'],
    ['12', 'Monate', 'single', '12 months', '12 months'],
    ['58 – 62', 'HRC', 'range', '58 – 62 HRC', '58 – 62 HRC'],
    ['12000', 'buc./h', 'single', '12,000 pcs/h', '12,000 pcs/h'],
    ['12000', 'pcs/h', 'single', '12,000 pcs/h', '12,000 pcs/h'],
    ['6', null, 'single', '6', '6'],
    ['0.5 mm²', null, 'single', '0.5 mm²', '20 AWG'],
    ['0.13 – 6 mm²', '', 'range', '0.13 – 6 mm²', '26 – 10 AWG'],
  ])('%s %s', (value, unit, ...expected) => {
    expect(inBoth(value, unit)).toEqual(expected);
  });
  it.each([
    ['Touch screen', null],
    ['3 × 400 V, 50 Hz', null],
    ['IP54', null],
    ['', null],
    ['5', 'furlong'],
    ['x', 'mm'],
    ['77', 'AWG'],
  ])('%j %s is not an amount', (value, unit) => {
    expect(parseAmount(value, unit)).toBeUndefined();
  });
});

describe('amountInterval', () => {
  it.each([
    ['0.5 – 2', 'm', 0.5, 2],
    ['50', 'cm', 0.5, 0.5],
    ['≤ 2', 'm', Number.NEGATIVE_INFINITY, 2],
    ['≥ 2', 'm', 2, Number.POSITIVE_INFINITY],
    ['115 / 230', 'V', 115, 230],
  ])('%s %s', (value, unit, from, to) => {
    const amount = parseAmount(value, unit);
    expect(amount && amountInterval(amount)).toEqual({ from, to });
  });
  it('orders gauges by wire thickness', () => {
    const amount = parseAmount('26 – 10', 'AWG');
    const interval = amount && amountInterval(amount);
    expect(interval?.from).toBeCloseTo(0.129, 3);
    expect(interval?.to).toBeCloseTo(5.26, 2);
  });
});

describe('formatted amounts can be parsed', () => {
  const unit = fc.constantFrom(...unitCodes.filter((code) => code !== 'awg'));
  const shape = fc.constantFrom('single', 'range', 'atLeast', 'atMost', 'tolerance', 'dimensions', 'list');
  const figure = fc.record({ figures: fc.nat(999_999), decimals: fc.integer({ min: 0, max: 4 }) });
  const amount = fc.tuple(shape, unit, figure, figure).map(([kind, code, a, b]): Amount => {
    const [first, second] = [a, b].map(({ figures, decimals }) =>
      createMeasurement(roundTo(figures / 10 ** decimals, decimals), code, decimals),
    );
    const isPair = kind === 'range' || kind === 'dimensions' || kind === 'list';
    const one = first ?? createMeasurement(0, code, 0);
    return { shape: kind, unit: code, values: isPair && second ? [one, second] : [one] };
  });
  it('in all shapes and units', () => {
    fc.assert(
      fc.property(amount, (source) => {
        const { value, unit: symbol } = writeAmount(source);
        expect(parseAmount(value, symbol, { decimal: '.' })).toEqual(source);
      }),
      { numRuns: 1000 },
    );
  });
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (value, symbol) => void parseAmount(value, symbol)),
    );
  });
});
