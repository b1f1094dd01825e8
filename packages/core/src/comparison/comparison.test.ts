import fc from 'fast-check';

import { formatSpecification, type Specification } from '../products/Specification';

import { createComparison, type ComparisonInput } from './createComparison';
import { writeComparisonCsv } from './writeComparisonCsv';

const line = (
  name: string,
  value: string,
  unit: string | null = null,
  measurementSystem: Specification['measurementSystem'] = null,
): Specification => ({ key: name, name, value, unit, measurementSystem });

const product = (name: string, ...specifications: readonly Specification[]) => ({
  key: name,
  name,
  specifications,
});

const table = (products: ComparisonInput['products'], more: Partial<ComparisonInput> = {}) =>
  createComparison({ products, system: 'Metric', order: 'data', ...more }).rows.map(
    ({ name, cells, isDifferent }) =>
      [
        `${name}${isDifferent ? '*' : ''}`,
        ...cells.map((cell) => (cell ? formatSpecification(cell, 'en').replaceAll('\u00A0', ' ') : '–')),
      ].join(' | '),
  );

describe('5 "Comparison specifications: duplicates by name plus unit removed"', () => {
  it.each([
    ['the first stays', [line('Cut', '500', 'mm'), line('Cut', '600', 'mm')], ['Cut | 500 mm']],
    ['without regard to case', [line('Cut', '500', 'mm'), line('cut ', '600', 'MM')], ['Cut | 500 mm']],
    [
      'another unit stays',
      [line('Cut', '500', 'mm'), line('Cut', '60', 'cm')],
      ['Cut | 500 mm', 'Cut | 60 cm'],
    ],
    ['without a unit', [line('Panel', 'Touch'), line('Panel', 'Keys')], ['Panel | Touch']],
  ])('%s', (_, specifications, expected) => {
    expect(table([product('A', ...specifications)])).toEqual(expected);
  });
});

describe('5 "specs of the other measurement system removed"', () => {
  const both = [
    line('Cut', '500', 'mm', 'Metric'),
    line('Cut', '19.7', 'in', 'Imperial'),
    line('Rate', '900', 'pcs/h'),
  ];
  it.each([
    ['Metric', ['Cut | 500 mm', 'Rate | 900 pcs/h']],
    ['Imperial', ['Cut | 19.7 in', 'Rate | 900 pcs/h']],
  ] as const)('%s', (system, expected) => {
    expect(table([product('A', ...both)], { system })).toEqual(expected);
  });
  it('converts products that have only one system', () => {
    const american = product('B', line('Cut', '20', 'in', 'Imperial'));
    expect(table([product('A', ...both), american])[0]).toBe('Cut* | 500 mm | 510 mm');
  });
});

const alpha = product(
  'Alpha',
  line('Mains', '400', 'V'),
  line('Cut', '0.5', 'm'),
  line('Panel', 'Touch'),
  line('Weight', '900', 'kg'),
);
const gamma = product(
  'Gamma',
  line('Mains', '400', 'V'),
  line('Cut', '500', 'mm'),
  line('Panel', 'touch '),
  line('Weight', '1', 't'),
);

it('puts a non-numeric value into the row of its property', () => {
  const one = product('One', line('Accuracy', '± 0.5', 'mm'));
  const two = product('Two', line('Accuracy', '± 0.5 / ± 1', 'mm'));
  expect(table([one, two])).toEqual(['Accuracy* | ± 0.5 mm | ± 0.5 / ± 1 mm']);
});

describe('5 "identical specs optionally removed when more than one product. \'Different\' is shown only with more than one product."', () => {
  const all = [
    'Mains | 400 V | 400 V',
    'Cut | 0.5 m | 500 mm',
    'Panel | Touch | touch ',
    'Weight* | 900 kg | 1 t',
  ];
  it.each([
    ['two, all rows', [alpha, gamma], false, all],
    ['two, identical removed', [alpha, gamma], true, all.slice(3)],
    [
      'one, identical not removed',
      [alpha],
      true,
      ['Mains | 400 V', 'Cut | 0.5 m', 'Panel | Touch', 'Weight | 900 kg'],
    ],
    ['none', [], true, []],
  ])('%s', (_, products, hideIdentical, expected) => {
    expect(table(products, { hideIdentical })).toEqual(expected);
    const { canShowDifferent } = createComparison({ products, system: 'Metric' });
    expect(canShowDifferent).toBe(products.length > 1);
  });
  it.each([true, false])('counts all properties, hidden or not: %s', (hideIdentical) => {
    const comparison = createComparison({ products: [alpha, gamma], system: 'Metric', hideIdentical });
    expect(comparison).toMatchObject({ propertyCount: 4, differentCount: 1 });
  });
  it.each([
    ['missing in one', line('Air', '6', 'bar'), undefined],
    ['words', line('Air', 'dry'), line('Air', 'any')],
    ['figure and words', line('Air', '6', 'bar'), line('Air', 'on request', 'bar')],
    ['at most and exactly', line('Air', '≤ 6', 'bar'), line('Air', '6', 'bar')],
    ['dimensions', line('Air', '1 × 2', 'm'), line('Air', '1 × 3', 'm')],
  ])('different: %s', (_, a, b) => {
    const rows = createComparison({
      products: [product('A', a), product('B', ...(b ? [b] : []))],
      system: 'Metric',
    }).rows;
    expect(rows.some(({ isDifferent }) => isDifferent)).toBe(true);
  });
});

describe('Issue 4.5 "differences first and ranked"', () => {
  it('ranks by the difference of the values in base units', () => {
    const a = product(
      'A',
      line('Same', '1', 'V'),
      line('Near', '1000', 'mm'),
      line('Words', 'x'),
      line('Far', '10', 'N'),
      line('Warm', '20', '°C'),
    );
    const b = product(
      'B',
      line('Same', '1', 'V'),
      line('Near', '1.1', 'm'),
      line('Words', 'y'),
      line('Far', '1', 'kN'),
      line('Warm', '40', '°C'),
    );
    const { rows } = createComparison({ products: [a, b], system: 'Metric' });
    expect(rows.map(({ name, spread }) => `${name} ${spread.toFixed(2)}`)).toEqual([
      'Far 0.99',
      'Words 0.50',
      'Warm 0.20',
      'Near 0.09',
      'Same 0.00',
    ]);
  });
  it('compares gauges by their cross-section, equally in both systems', () => {
    const a = product('A', line('Wire', '0.5', 'mm²'));
    const b = product('B', line('Wire', '1', 'mm²'));
    const spread = (system: 'Metric' | 'Imperial') =>
      createComparison({ products: [a, b], system }).rows[0]?.spread ?? 0;
    expect(spread('Metric')).toBeCloseTo(0.5, 2);
    expect(spread('Imperial')).toBeGreaterThan(0.3);
  });
  it('preserves the order of the data, with each product’s own rows after shared ones', () => {
    const a = product('A', line('One', 'x'), line('Three', 'x'));
    const b = product('B', line('One', 'x'), line('Two', 'x'), line('Three', 'x'), line('Four', 'x'));
    expect(table([a, b]).map((row) => row.split(' |')[0])).toEqual(['One', 'Two*', 'Three', 'Four*']);
  });
  it('contains every property of every product once', () => {
    const text = fc.constantFrom('5', '7 – 9', 'x', '');
    const some = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      value: text,
      unit: fc.constantFrom('mm', 'm', 'V', null),
    });
    const one = fc.array(
      some.map(({ name, value, unit }) => line(name, value, unit)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), (lists) => {
        const products = lists.map((specifications, index) => product(String(index), ...specifications));
        const { rows } = createComparison({ products, system: 'Metric' });
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        lists.forEach((specifications, index) => {
          const unique = new Set(specifications.map(({ name, unit }) => `${name}/${unit ?? ''}`)).size;
          expect(rows.filter(({ cells }) => cells[index]).length).toBe(unique);
        });
        const different = rows.map(({ isDifferent }) => isDifferent);
        expect(different.lastIndexOf(true)).toBe(different.filter(Boolean).length - 1);
      }),
    );
  });
});

describe('Issue 4.5 "CSV"', () => {
  const csv = (specification: Specification, separator?: ';') =>
    writeComparisonCsv(createComparison({ products: [product('A, "B"', specification)], system: 'Metric' }), {
      language: 'en',
      specification: 'Technical data',
      separator,
    });
  it.each([
    [line('Cut', '12000', 'mm'), undefined, 'Technical data,"A, ""B"""\r\nCut,"12,000 mm"\r\n'],
    [line('Cut', '12000', 'mm'), ';', 'Technical data;"A, ""B"""\r\nCut;12,000 mm\r\n'],
    [line('Warm', '-5 – 40', '°C'), ';', 'Technical data;"A, ""B"""\r\nWarm;-5 – 40 °C\r\n'],
    [line('Note', '=1+1'), ';', 'Technical data;"A, ""B"""\r\nNote;\'=1+1\r\n'],
    [line('Note', '-2+3+cmd|x'), ';', 'Technical data;"A, ""B"""\r\nNote;\'-2+3+cmd|x\r\n'],
    [line('Note', 'a\nb'), ';', 'Technical data;"A, ""B"""\r\nNote;"a\nb"\r\n'],
  ] as const)('%j', (specification, separator, expected) => {
    expect(csv(specification, separator)).toBe(expected);
  });
  it('leaves a missing value empty', () => {
    const comparison = createComparison({
      products: [alpha, product('Empty')],
      system: 'Metric',
      hideIdentical: true,
    });
    expect(writeComparisonCsv(comparison, { language: 'en', specification: 'x' })).toContain(
      'Panel,Touch,\r\n',
    );
  });
});
