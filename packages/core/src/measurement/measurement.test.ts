import { createLocale } from '../locales/createLocale';

import {
  decideLocaleMeasurementSystem,
  decideMeasurementSystem,
  parseMeasurementSystem,
} from './decideMeasurementSystem';

const us = { defaultMeasurementSystem: 'Imperial' } as const;
const ch = { defaultMeasurementSystem: 'Metric' } as const;

describe('4 "Measurement system: explicit user choice, else the country\'s default, else Metric."', () => {
  it.each([
    ['Imperial', ch, 'Imperial'],
    ['Metric', us, 'Metric'],
    [null, us, 'Imperial'],
    [null, ch, 'Metric'],
    [undefined, us, 'Imperial'],
    [null, null, 'Metric'],
    [undefined, undefined, 'Metric'],
  ] as const)('choice %s, country %j: %s', (choice, country, expected) => {
    expect(decideMeasurementSystem({ choice, country })).toBe(expected);
  });
});

describe('4 "else the country\'s default": the country of the locale', () => {
  const countries = [
    { countryCode: 'ALL', defaultMeasurementSystem: 'Imperial' },
    { countryCode: 'CH', ...ch },
    { countryCode: 'US', ...us },
  ] as const;
  it.each([
    ['US', undefined, 'Imperial'],
    ['CH', undefined, 'Metric'],
    ['US', 'Metric', 'Metric'],
    ['CH', 'Imperial', 'Imperial'],
    ['CH', null, 'Metric'],
    ['ZZ', null, 'Metric'],
    ['ALL', null, 'Metric'],
    ['ALL', 'Imperial', 'Imperial'],
  ] as const)('%s, choice %s: %s', (country, choice, expected) => {
    const locale = createLocale('en', country);
    expect(decideLocaleMeasurementSystem({ choice, locale, countries })).toBe(expected);
  });
});

describe('parseMeasurementSystem: 3 "measurement_system dim_metric/dim_imperial", "Metric or Imperial"', () => {
  it.each([
    ['Metric', 'Metric'],
    [' imperial ', 'Imperial'],
    ['dim_metric', 'Metric'],
    ['dim_imperial', 'Imperial'],
    ['', null],
    ['us', null],
    [null, null],
    [undefined, null],
  ])('%j: %s', (text, expected) => {
    expect(parseMeasurementSystem(text)).toBe(expected);
  });
});
