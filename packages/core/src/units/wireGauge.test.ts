import {
  awgDiameter,
  awgToMm2,
  mm2PerKcmil,
  mm2ToAwg,
  nearestStandardSize,
  parseGauge,
  writeGauge,
} from './wireGauge';

/** ASTM B258, solid round wire: size, diameter in mm, cross-section in mm². */
const published: readonly (readonly [string, number, number])[] = [
  ['4/0', 11.684, 107],
  ['3/0', 10.405, 85.0],
  ['2/0', 9.266, 67.4],
  ['1/0', 8.251, 53.5],
  ['1', 7.348, 42.4],
  ['2', 6.544, 33.6],
  ['3', 5.827, 26.7],
  ['4', 5.189, 21.2],
  ['5', 4.621, 16.8],
  ['6', 4.115, 13.3],
  ['7', 3.665, 10.5],
  ['8', 3.264, 8.37],
  ['9', 2.906, 6.63],
  ['10', 2.588, 5.26],
  ['11', 2.305, 4.17],
  ['12', 2.053, 3.31],
  ['13', 1.828, 2.62],
  ['14', 1.628, 2.08],
  ['15', 1.45, 1.65],
  ['16', 1.291, 1.31],
  ['17', 1.15, 1.04],
  ['18', 1.024, 0.823],
  ['19', 0.912, 0.653],
  ['20', 0.812, 0.518],
  ['21', 0.723, 0.41],
  ['22', 0.644, 0.326],
  ['23', 0.573, 0.258],
  ['24', 0.511, 0.205],
  ['25', 0.455, 0.162],
  ['26', 0.405, 0.129],
  ['27', 0.361, 0.102],
  ['28', 0.321, 0.081],
  ['29', 0.286, 0.0642],
  ['30', 0.255, 0.0509],
  ['31', 0.227, 0.0404],
  ['32', 0.202, 0.032],
  ['33', 0.18, 0.0254],
  ['34', 0.16, 0.0201],
  ['35', 0.143, 0.016],
  ['36', 0.127, 0.0127],
  ['37', 0.113, 0.01],
  ['38', 0.101, 0.00797],
  ['39', 0.0897, 0.00632],
  ['40', 0.0799, 0.00501],
];

describe('AWG "by its formula and tested against the published table"', () => {
  it.each(published)('%s AWG: %d mm, %d mm²', (size, diameter, section) => {
    const gauge = parseGauge(size) ?? Number.NaN;
    expect(Math.abs(awgDiameter(gauge) - diameter)).toBeLessThanOrEqual(0.0006);
    expect(Math.abs(awgToMm2(gauge) - section)).toBeLessThanOrEqual(section * 0.005);
    expect(mm2ToAwg(awgToMm2(gauge))).toBeCloseTo(gauge, 9);
    expect(writeGauge(gauge)).toBe(size);
  });
  it('is exact where the gauge is defined: 36 AWG is 0.005 in, 4/0 is 0.46 in', () => {
    expect(awgDiameter(36)).toBeCloseTo(0.005 * 25.4, 12);
    expect(awgDiameter(-3)).toBeCloseTo(0.46 * 25.4, 12);
  });
});

describe('traded size nearest to a cross-section', () => {
  it.each([
    [0.05, '30'],
    [0.08, '28'],
    [0.14, '26'],
    [0.22, '24'],
    [0.25, '24'],
    [0.34, '22'],
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
    [107, '4/0'],
  ])('%d mm²: %s AWG', (mm2, size) => {
    const standard = nearestStandardSize(mm2);
    expect(standard?.unit).toBe('awg');
    expect(writeGauge(standard?.value ?? Number.NaN)).toBe(size);
  });
  it.each([
    [127, 250],
    [185, 350],
    [240, 500],
    [500, 1000],
  ])('%d mm² exceeds 4/0: %d kcmil', (mm2, kcmil) => {
    expect(nearestStandardSize(mm2)).toEqual({ unit: 'kcmil', value: kcmil });
  });
  it.each([0, -1, Number.NaN, 1e-5, 5000])('%d mm² has no nearest gauge', (mm2) => {
    expect(nearestStandardSize(mm2)).toBeUndefined();
  });
  it('250 kcmil is 126.7 mm²', () => {
    expect(250 * mm2PerKcmil).toBeCloseTo(126.68, 2);
  });
});

describe('notation of sizes', () => {
  it.each([
    ['0', 0],
    ['00', -1],
    ['000', -2],
    ['0000', -3],
    ['1/0', 0],
    ['4/0', -3],
    ['20', 20],
    ['5/0', undefined],
    ['57', undefined],
    ['00000', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['05', undefined],
  ])('%s: %s', (text, gauge) => {
    expect(parseGauge(text)).toBe(gauge);
  });
});
