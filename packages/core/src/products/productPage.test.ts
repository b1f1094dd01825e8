import { compareVariants } from './compareVariants';
import { pairSystems } from './pairSystems';
import { selectKeyFigures } from './selectKeyFigures';
import { spanProduct } from './spanProduct';
import { spanVariants } from './spanVariants';
import { formatSpecification, type Specification } from './Specification';

const line = (
  key: string,
  value: string,
  unit: string | null = null,
  measurementSystem: Specification['measurementSystem'] = null,
): Specification => ({ key, name: key, value, unit, measurementSystem });

const text = (specification: Specification) =>
  formatSpecification(specification, 'en').replaceAll('\u00A0', ' ');

describe('2.3 "technical data with metric/imperial toggle": a row contains both values', () => {
  it.each([
    [
      'in both systems',
      [line('length', '500', 'mm', 'Metric'), line('length', '19.7', 'in', 'Imperial')],
      [['length', '500 mm', '19.7 in']],
    ],
    ['in one, converted', [line('length', '500', 'mm', 'Metric')], [['length', '500 mm', '19.69 in']]],
    ['neutral', [line('rate', '900', 'pcs/h')], [['rate', '900 pcs/h', '900 pcs/h']]],
    ['words', [line('panel', 'Touch')], [['panel', 'Touch', 'Touch']]],
    [
      'words of each system',
      [line('mains', '230 V, 50 Hz', null, 'Metric'), line('mains', '120 V, 60 Hz', null, 'Imperial')],
      [['mains', '230 V, 50 Hz', '120 V, 60 Hz']],
    ],
    [
      'a property twice',
      [line('io', 'USB'), line('io', 'LAN')],
      [
        ['io', 'USB', 'USB'],
        ['io', 'LAN', 'LAN'],
      ],
    ],
    ['nothing', [], []],
  ])('%s', (_, specifications, expected) => {
    expect(
      pairSystems(specifications).map(({ key, metric, imperial }) => [key, text(metric), text(imperial)]),
    ).toEqual(expected);
  });
});

describe('figures of all variants', () => {
  const spanned = (...variants: readonly (readonly Specification[])[]) =>
    spanVariants(variants.map((specifications) => ({ specifications }))).map(
      ({ specification, isSame }) => `${text(specification)}${isSame ? '' : '*'}`,
    );
  it.each([
    ['alike', [[line('a', '5', 'mm')], [line('a', '5', 'mm')]], ['5 mm']],
    [
      'reaching further',
      [[line('a', '0.03 – 4', 'mm²')], [line('a', '0.013 – 1.5', 'mm²')]],
      ['0.013 – 4 mm²*'],
    ],
    [
      'gauges, the thinnest first',
      [[line('a', '32 – 11', 'AWG')], [line('a', '36 – 15', 'AWG')]],
      ['36 – 11 AWG*'],
    ],
    [
      'single figures',
      [[line('a', '900', 'Stk./h')], [line('a', '1200', 'Stk./h')]],
      ['900 – 1,200 Stk./h*'],
    ],
    ['words that differ', [[line('a', 'yes')], [line('a', 'no')], [line('a', 'yes')]], ['yes / no*']],
    ['bounds', [[line('a', '≤ 5', 'bar')], [line('a', '≤ 6', 'bar')]], ['≤ 5 / ≤ 6 bar*']],
    ['units that differ', [[line('a', '5', 'mm')], [line('a', '6', 'cm')]], []],
    ['missing in one', [[line('a', '5', 'mm')], []], []],
    ['one variant', [[line('a', 'yes')]], ['yes']],
    ['none', [], []],
  ])('%s', (_, variants, expected) => {
    expect(spanned(...variants)).toEqual(expected);
  });
});

describe('a complete product: its own data and the summary of its variants', () => {
  const own = [line('mains', '230', 'V'), line('width', '1', 'm')];
  const variants = [
    [line('rate', '900', 'pcs/h'), line('width', '2', 'm')],
    [line('rate', '1200', 'pcs/h'), line('width', '3', 'm')],
  ];
  it.each([
    ['its own first', own, variants, 'own', ['mains: 230 V', 'width: 1 m', 'rate: 900 – 1,200 pcs/h*']],
    ['theirs first', own, variants, 'variants', ['rate: 900 – 1,200 pcs/h*', 'mains: 230 V', 'width: 1 m']],
    ['theirs alone', [], variants, 'own', ['rate: 900 – 1,200 pcs/h*', 'width: 2 – 3 m*']],
    ['no variants', own, [], 'variants', ['mains: 230 V', 'width: 1 m']],
  ] as const)('%s', (_, specifications, lines, first, expected) => {
    const product = { specifications, variants: lines.map((some) => ({ specifications: some })) };
    expect(
      spanProduct<Specification>(product, first).map(
        ({ specification, isSame }) => `${specification.key}: ${text(specification)}${isSame ? '' : '*'}`,
      ),
    ).toEqual(expected);
  });
});

describe('key figures', () => {
  const rows = pairSystems([
    line('width', '1', 'm'),
    line('panel', 'Touch'),
    line('rate', '900', 'pcs/h'),
    line('height', '2', 'm'),
    line('force', '20', 'kN'),
    line('weight', '9', 'kg'),
  ]);
  it.each([
    [
      ['force', 'rate', 'none', 'panel', 'height'],
      ['force', 'rate', 'height'],
    ],
    [['force'], ['force', 'width', 'rate']],
    [
      ['weight', 'force', 'height', 'rate', 'width'],
      ['weight', 'force', 'height', 'rate'],
    ],
    [[], ['width', 'rate', 'height']],
  ])('preferring %j', (preferred, expected) => {
    expect(selectKeyFigures(rows, preferred).map(({ key }) => key)).toEqual(expected);
  });
  it('of a product without figures are empty', () => {
    expect(selectKeyFigures(pairSystems([line('panel', 'Touch')]), ['panel'])).toEqual([]);
  });
});

describe('properties that differ between variants', () => {
  const length = (value: string) => line('length', value, 'mm', 'Metric');
  it.each([
    [
      'figures',
      [
        [length('5'), line('panel', 'Touch')],
        [length('6'), line('panel', 'touch')],
      ],
      ['length: 5 mm, 6 mm'],
    ],
    ['missing in one', [[length('5')], []], ['length: 5 mm, –']],
    ['alike', [[length('5')], [length('5')]], []],
    ['one variant', [[length('5')]], []],
    ['none', [], []],
  ])('%s', (_, variants, expected) => {
    const rows = compareVariants(variants.map((specifications) => ({ specifications })));
    expect(
      rows.map(
        ({ name, cells }) => `${name}: ${cells.map((cell) => (cell ? text(cell.metric) : '–')).join(', ')}`,
      ),
    ).toEqual(expected);
  });
});
