import { decideSuccessor, type SucceededProduct } from './decideSuccessor';
import { selectHighlights } from './selectHighlights';
import {
  completeSystems,
  formatSpecification,
  removeOtherSystem,
  selectSpecifications,
  toSpecification,
  type SpecificationSource,
} from './Specification';

describe('5 "Highlights need a name and an image or video."', () => {
  it.each([
    ['Fast', '/a.webp', null, true],
    ['Fast', null, '/a.mp4', true],
    ['Fast', null, null, false],
    ['Fast', '', '', false],
    ['', '/a.webp', null, false],
    [' ', '/a.webp', null, false],
    [null, '/a.webp', '/a.mp4', false],
  ])('name %j, image %j, video %j: %s', (name, imageUrl, videoUrl, isShown) => {
    expect(selectHighlights([{ name, imageUrl, videoUrl }])).toHaveLength(isShown ? 1 : 0);
  });
});

describe('Issue 4.3 "discontinued notice with successor"', () => {
  const products: readonly SucceededProduct[] = [
    { slug: 'new', status: 'active', successor: null },
    { slug: 'mid', status: 'discontinued', successor: 'new' },
    { slug: 'old', status: 'cancelled', successor: 'mid' },
    { slug: 'last', status: 'discontinued', successor: null },
    { slug: 'gone', status: 'discontinued', successor: 'elsewhere' },
    { slug: 'ring', status: 'discontinued', successor: 'gnir' },
    { slug: 'gnir', status: 'discontinued', successor: 'ring' },
    { slug: 'early', status: 'active', successor: 'new' },
  ];
  const find = (slug: string) => products.find((one) => one.slug === slug);
  it.each([
    ['mid', 'new'],
    ['old', 'new'],
    ['last', undefined],
    ['gone', undefined],
    ['ring', undefined],
    ['early', undefined],
  ])('of %s: %s', (slug, expected) => {
    const start = find(slug);
    expect(start && decideSuccessor(start, find)?.slug).toBe(expected);
  });
});

const line = (key: string, value: string, unit: string | null, measurement_system: string | null = null) =>
  toSpecification({ key, name: key, value, unit, measurement_system } satisfies SpecificationSource);
const show = (lines: ReturnType<typeof completeSystems>, language = 'en') =>
  lines.map((one) => `${one.key}: ${formatSpecification(one, language)}`.replaceAll('\u00A0', ' '));

describe('5 "specs of the other measurement system removed"', () => {
  const lines = [
    line('cut', '500', 'mm', 'dim_metric'),
    line('cut', '19.7', 'in', 'dim_imperial'),
    line('rate', '12000', 'pcs/h'),
  ];
  it.each([
    ['Metric', ['cut: 500 mm', 'rate: 12,000 pcs/h']],
    ['Imperial', ['cut: 19.7 in', 'rate: 12,000 pcs/h']],
  ] as const)('%s', (system, expected) => {
    expect(show(removeOtherSystem(lines, system))).toEqual(expected);
  });
});

describe('Issue 4.4 "value and unit to both systems": data in one system only', () => {
  it.each([
    [line('wire', '0.13 – 6', 'mm²', 'dim_metric'), 'wire: 0.13 – 6 mm²', 'wire: 26 – 10 AWG'],
    [line('wire', '26 – 10', 'AWG', 'dim_imperial'), 'wire: 0.129 – 5.26 mm²', 'wire: 26 – 10 AWG'],
    [line('weight', '850', 'kg'), 'weight: 850 kg', 'weight: 1,874 lb'],
    [line('force', '450', 'lbf'), 'force: 2,002 N', 'force: 450 lbf'],
    [line('rate', '12000', 'pcs/h', 'dim_metric'), 'rate: 12,000 pcs/h', 'rate: 12,000 pcs/h'],
    [line('panel', 'Touch screen', null, 'dim_metric'), 'panel: Touch screen', 'panel: Touch screen'],
    [line('code', 'A', 'class'), 'code: A class', 'code: A class'],
  ])('%j', (given, metric, imperial) => {
    expect(show(selectSpecifications([given], 'Metric'))).toEqual([metric]);
    expect(show(selectSpecifications([given], 'Imperial'))).toEqual([imperial]);
  });
  it('preserves values in both systems', () => {
    const both = [
      line('wire', '0.13 – 6', 'mm²', 'dim_metric'),
      line('wire', '26 – 9', 'AWG', 'dim_imperial'),
    ];
    expect(completeSystems(both)).toEqual(both);
  });
  it('is idempotent', () => {
    const once = completeSystems([line('weight', '850', 'kg'), line('panel', 'Touch', null, 'dim_imperial')]);
    expect(completeSystems(once)).toEqual(once);
  });
  it('formats figures in the language', () => {
    expect(show([line('gap', '0.5', 'mm')], 'fr')).toEqual(['gap: 0,5 mm']);
  });
  it('preserves a localized unit of the data', () => {
    expect(show(selectSpecifications([line('rate', '12000', 'Stk./h')], 'Imperial'), 'de')[0]).toMatch(
      /^rate: 12.000 Stk\.\/h$/,
    );
  });
});
