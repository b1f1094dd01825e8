import { checkWires, type WireMachine, type WireVerdict } from './checkWires';
import { crossSection, diameter, line, machine, strip, wiresOf } from './wires.mock';

const verdictOf = (wire: string, product: WireMachine): WireVerdict | undefined =>
  checkWires(wiresOf(wire), [product]).machines[0]?.verdicts[0];

const full = machine('linea', [crossSection('0.13 – 6'), strip('1 – 40'), diameter('0.8 – 6.5')]);

describe('machines that process a wire', () => {
  it.each([
    ['inside all ranges', '0.5mm2;5;1.6', full, 'fits'],
    ['at the lower end', '0.13mm2', full, 'fits'],
    ['at the upper end', '6mm2;40;6.5', full, 'fits'],
    ['a hair below', '0.12mm2', full, 'doesNotFit'],
    ['a strip length that is too long', '0.5mm2;41', full, 'doesNotFit'],
    ['a diameter that is too small', '0.5mm2;5;0.7', full, 'doesNotFit'],
    ['a length in inches', '0.5mm2;1.5in', full, 'fits'],
    ['a length in inches that is past the end', '0.5mm2;1.6in', full, 'doesNotFit'],
    ['a gauge in the range', '20awg', full, 'fits'],
    ['26 AWG, which the sheet shows beside 0.13 mm²', '26awg', full, 'fits'],
    ['27 AWG, which is thinner', '27awg', full, 'doesNotFit'],
    ['9 AWG, which the sheet shows beside 6 mm² as 10', '9awg', full, 'doesNotFit'],
    ['4/0', '4/0awg', full, 'doesNotFit'],
    [
      'no data for the diameter: never a yes',
      '0.5mm2;5;1.6',
      machine('a', [crossSection('0.1 – 6'), strip('1 – 9')]),
      'unknown',
    ],
    ['missing data that is not required', '0.5mm2', machine('a', [crossSection('0.1 – 6')]), 'fits'],
    ['no data for one, a no for the other', '9mm2;5', machine('a', [crossSection('0.1 – 6')]), 'doesNotFit'],
    [
      'words instead of figures',
      '0.5mm2',
      machine('a', [line('crossSection', 'on request'), strip('1 – 9')]),
      undefined,
    ],
    [
      'both ends long enough',
      '0.5mm2;18',
      machine('a', [
        crossSection('0.1 – 6'),
        strip('1 – 18', 'stripLengthLeft'),
        strip('1 – 40', 'stripLengthRight'),
      ]),
      'fits',
    ],
    [
      'one end too short',
      '0.5mm2;20',
      machine('a', [
        crossSection('0.1 – 6'),
        strip('1 – 18', 'stripLengthLeft'),
        strip('1 – 40', 'stripLengthRight'),
      ]),
      'doesNotFit',
    ],
    ['an open range', '0.5mm2', machine('a', [crossSection('≤ 10')]), 'fits'],
    [
      'dimensions lie on no scale',
      '0.5mm2;5',
      machine('a', [crossSection('0.1 – 6'), strip('5 × 5')]),
      'unknown',
    ],
  ])('%s', (_, wire, product, kind) => {
    expect(verdictOf(wire, product)?.kind).toBe(kind);
  });

  it('"a product fits a wire if one of its variants does", the one with the largest margin', () => {
    const product = machine('cresta', [strip('1 – 18')], {
      s: [crossSection('0.08 – 0.5')],
      m: [crossSection('0.13 – 2.5')],
      h: [crossSection('4 – 10')],
    });
    expect(verdictOf('0.5mm2;5', product)).toMatchObject({ kind: 'fits', variantId: 'm' });
    expect(verdictOf('6mm2;5', product)).toMatchObject({ kind: 'fits', variantId: 'h' });
    expect(verdictOf('3mm2;5', product)).toMatchObject({ kind: 'doesNotFit' });
  });

  it('replaces the product’s line by that of the variant', () => {
    const product = machine('rotostrip', [crossSection('0.1 – 6')], { l: [crossSection('6 – 16')] });
    expect(verdictOf('1mm2', product)?.kind).toBe('doesNotFit');
    expect(verdictOf('10mm2', product)?.kind).toBe('fits');
  });

  it('lists all reasons of a "no": property, required value, range, end', () => {
    expect(verdictOf('10mm2;0.5;1.6', full)).toMatchObject({
      kind: 'doesNotFit',
      reasons: [
        {
          property: 'crossSection',
          end: 'upper',
          requested: { value: 10, unit: 'mm2' },
          range: { unit: 'mm2' },
        },
        { property: 'stripLength', end: 'lower', requested: { value: 0.5 }, range: { unit: 'mm' } },
      ],
    });
  });

  it.each([
    ['0.5mm2', 'lower', 0.37, 0.74],
    ['5mm2', 'upper', 1, 0.2],
    ['6mm2', 'upper', 0, 0],
  ] as const)('gives %s its margin to the nearest end: %s', (wire, end, distance, share) => {
    const verdict = verdictOf(wire, full);
    const margin = verdict?.kind === 'fits' ? verdict.margin : undefined;
    expect(margin?.end).toBe(end);
    expect(margin?.distance).toBeCloseTo(distance, 9);
    expect(margin?.share).toBeCloseTo(share, 9);
  });

  it('uses the smallest margin of all measures', () => {
    expect(verdictOf('0.5mm2;39;3', full)).toMatchObject({
      kind: 'fits',
      tightest: { property: 'stripLength' },
    });
  });

  it('omits products that are not machines or have no data for the checked measures', () => {
    const blade: WireMachine = {
      slug: 'blade',
      name: 'Blade',
      specifications: [crossSection('0.1 – 6')],
      variants: [],
    };
    const tester = machine('cirris', [line('testPoints', '256')]);
    expect(checkWires(wiresOf('0.5mm2'), [blade, tester]).machines).toEqual([]);
  });
});

describe('ranking and cover', () => {
  const wires = wiresOf('0.1mm2', '0.5mm2', '4mm2', '10mm2', '95mm2');
  const check = checkWires(wires, [
    machine('heavy', [crossSection('4 – 16')]),
    machine('wide', [crossSection('0.13 – 6')]),
    machine('fine', [crossSection('0.05 – 0.6')]),
    machine('none', [crossSection('20 – 50')]),
    machine('finer', [crossSection('0.01 – 0.6')]),
  ]);

  it('"most lines covered, then largest smallest margin"', () => {
    const order = check.machines.map(({ machine: { slug }, covered }) => `${slug} ${String(covered)}`);
    expect(order).toEqual(['wide 2', 'fine 2', 'finer 2', 'heavy 2', 'none 0']);
  });

  it('finds few machines that cover all possible wires, and names the others', () => {
    expect(check.cover.machines.map(({ slug }) => slug)).toEqual(['fine', 'heavy']);
    expect(check.cover).toMatchObject({ covered: 4, uncovered: [4] });
  });

  it('covers nothing without machines', () => {
    expect(checkWires(wires, []).cover).toEqual({ machines: [], covered: 0, uncovered: [0, 1, 2, 3, 4] });
  });
});
