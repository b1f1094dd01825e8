import { awgOf, conversions, gaugeText } from './conversion';

/** Cross-sections of solid conductors in mm², ASTM B258. */
const published: readonly (readonly [number, string])[] = [
  [0.0127, '36'],
  [0.0509, '30'],
  [0.129, '26'],
  [0.205, '24'],
  [0.326, '22'],
  [0.518, '20'],
  [0.823, '18'],
  [1.31, '16'],
  [2.08, '14'],
  [3.31, '12'],
  [5.26, '10'],
  [13.3, '6'],
  [33.6, '2'],
  [53.5, '1/0'],
  [67.4, '2/0'],
  [107, '4/0'],
];

test.each(published)('%s mm² is AWG %s', (area, gauge) => {
  expect(gaugeText(awgOf(area))).toBe(gauge);
});

/** Equivalents of metric sizes in cable makers' tables (IEC 60228); sizes in between have no gauge. */
test.each([
  [0.08, '28'],
  [0.14, '26'],
  [0.25, '24'],
  [0.35, '22'],
  [0.5, '20'],
  [0.75, '18'],
  [1, '18'],
  [1.5, '16'],
  [2.5, '14'],
  [4, '12'],
  [6, '10'],
  [10, '8'],
  [16, '6'],
  [25, '4'],
  [35, '2'],
  [50, '1/0'],
  [70, '2/0'],
  [95, '3/0'],
  [120, '4/0'],
])('the metric size %s mm² is sold as AWG %s', (area, gauge) => {
  expect(gaugeText(awgOf(area))).toBe(gauge);
});

test('lengths, forces, pressures and temperatures', () => {
  expect(conversions.length.convert(25.4)).toBe(1);
  expect(conversions.longLength.convert(3.048)).toBe(10);
  expect([0.1, 0.5, 1, 30, 480, 9800].map(conversions.length.convert)).toEqual([
    0.0039, 0.02, 0.039, 1.18, 18.9, 386,
  ]);
  expect(conversions.force.convert(20)).toBe(4500);
  expect(conversions.pressure.convert(6)).toBe(87);
  expect(conversions.temperature.convert(40)).toBe(104);
});
