import fc from 'fast-check';

import { equivalentTexts } from './equivalentTexts';

describe("Issue 4.4 \"search ('0.5 mm2' finds '20 AWG')\"", () => {
  it.each([
    ['0.5 mm2', ['0.5 mm²', '20 AWG', 'AWG 20']],
    ['0,5 mm²', ['0.5 mm²', '20 AWG']],
    ['20 AWG', ['AWG 20', '0.5 mm²', '0.518 mm²']],
    ['awg 26', ['26 AWG', '0.13 mm²', '0.14 mm²']],
    ['AWG 4/0', ['4/0 AWG', '107 mm²']],
    ['150 mm2', ['300 kcmil']],
    ['1/4"', ['0.25 in', '1/4 in', '6.35 mm']],
    ['6.35 mm', ['0.25 in', '1/4 in']],
    ['6 bar', ['87 psi']],
    ['2 m', ['2000 mm', '6.6 ft']],
    ['crimp 0.5 mm2 wire', ['crimp 20 AWG wire', 'crimp AWG 20 wire']],
    ['0.5mm2电线', ['20 AWG电线']],
    ['20 AWG 100 N', ['0.5 mm² 22.5 lbf', 'AWG 20 22.5 lbf']],
  ])('%s', (query, expected) => {
    expect(equivalentTexts(query)).toEqual(expect.arrayContaining(expected));
  });
  it.each(['crimping', '', 'Gamma 450', '99 AWG'])('%j stands alone', (query) => {
    expect(equivalentTexts(query)).toEqual([query]);
  });
  it('begins with the query, names nothing twice, and stays short', () => {
    const word = fc.constantFrom('0.5 mm2', '20 AWG', '1/4"', '6 bar', 'crimp', '100 N', '3 m');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (parts) => {
        const texts = equivalentTexts(parts.join(' '));
        expect(texts.length).toBeLessThanOrEqual(24);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts[0]).toBe(parts.join(' '));
      }),
    );
  });
});
