import { findMeasurements } from './findMeasurements';
import { measurementTexts } from './measurementTexts';
import { normalizeMeasurementText } from './parseUnit';

describe("Issue 4.4 \"search ('0.5 mm2' finds '20 AWG')\"", () => {
  it.each([
    ['0.5 mm2', ['0.5 mm²', '20 AWG', 'AWG 20']],
    ['0,5 mm²', ['0.5 mm²', '20 AWG']],
    ['20 AWG', ['20 AWG', 'AWG 20', '0.5 mm²', '0.518 mm²']],
    ['awg 26', ['26 AWG', '0.13 mm²', '0.14 mm²']],
    ['AWG 4/0', ['4/0 AWG', '107 mm²']],
    ['150 mm2', ['300 kcmil']],
    ['1/4"', ['0.25 in', '1/4 in', '6.35 mm']],
    ['6.35 mm', ['0.25 in', '1/4 in']],
    ['6 bar', ['87 psi']],
    ['2 m', ['2000 mm', '6.6 ft']],
    ['100 N', ['22.5 lbf']],
  ])('%s', (text, expected) => {
    const [found] = findMeasurements(normalizeMeasurementText(text));
    const texts = found ? measurementTexts(found.measurement) : [];
    expect(texts).toEqual(expect.arrayContaining(expected));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
