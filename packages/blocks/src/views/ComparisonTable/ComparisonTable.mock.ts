import { illustration } from '../../testing/illustration';
import type { ComparedCell, ComparedColumn, ComparedRow, ComparisonSheet } from './ComparisonSheet';

const column = (key: string, name: string, seed: number): ComparedColumn => ({
  key,
  name,
  href: `/en/products/crimping/${key}`,
  brand: 'Komax',
  pictureUrl: illustration(seed, 480, 480),
  variantId: '',
  variants: [
    { id: 'v1', name: `${name}, 0.13–4 mm²` },
    { id: 'v2', name: `${name} S, 0.13–6 mm²` },
  ],
  removeHref: `?compare=without-${key}#crimping`,
});

type Value = string | readonly [string, number] | null;

const cell = (value: Exclude<Value, null>): ComparedCell =>
  typeof value === 'string'
    ? { value, isFigure: /\d/.test(value), share: null }
    : { value: value[0], isFigure: true, share: value[1] };

const row = (name: string, isDifferent: boolean, ...values: readonly Value[]): ComparedRow => ({
  key: name,
  name,
  isDifferent,
  classification: null,
  applicable: values.map(() => true),
  cells: values.map((value) => (value === null ? null : cell(value))),
});

export const comparisonSheetMock: ComparisonSheet = {
  slug: 'crimping',
  name: 'Crimping machines',
  columns: [
    column('alpha-530', 'Alpha 530', 1),
    column('alpha-550', 'Alpha 550', 2),
    column('zeta-640', 'Zeta 640', 3),
  ],
  rows: [
    row('Processing stations', true, ['5', 5 / 36], ['8', 8 / 36], ['36', 1]),
    row('Output', true, ['3 600 pcs/h', 0.75], ['4 800 pcs/h', 1], null),
    row('Conductor cross-section', true, '0.13 – 6 mm²', '0.13 – 6 mm²', '0.22 – 4 mm²'),
    row('Panel', true, 'Touch screen', 'Touch screen', 'On request'),
    row('Mains', false, '3 × 400 V', '3 × 400 V', '3 × 400 V'),
    row('Compressed air', false, '6 bar', '6 bar', '6 bar'),
  ],
  propertyCount: 6,
  differentCount: 4,
  leftOut: 0,
  removeHref: '?compare=',
  additions: [
    { slug: 'crimping', name: 'Crimping machines', products: [{ slug: 'zeta-630', name: 'Zeta 630' }] },
  ],
};

export const comparisonFormMock = {
  action: '/en/products/compare',
  fields: [{ name: 'compare', value: 'crimping:alpha-530,alpha-550,zeta-640' }],
};

const [alpha, zeta] = comparisonSheetMock.columns;

/** A crimping machine beside a testing device, which share few properties. */
export const oneTableMock: ComparisonSheet = {
  ...comparisonSheetMock,
  slug: 'all-products',
  name: 'Crimping machines, Testing devices',
  columns:
    alpha && zeta
      ? [
          { ...alpha, classification: 'Crimping machines' },
          { ...zeta, name: 'Test 5', classification: 'Testing devices' },
        ]
      : [],
  rows: [
    row('Weight', true, ['900 kg', 1], ['45 kg', 0.05]),
    row('Mains', false, '230 V', '230 V'),
    {
      ...row('Processing stations', false, '5', null),
      classification: 'Crimping machines',
      applicable: [true, false],
    },
    {
      ...row('Measuring range', false, null, '0 – 500 N'),
      classification: 'Testing devices',
      applicable: [false, true],
    },
  ],
  propertyCount: 2,
  differentCount: 1,
  additions: [
    ...comparisonSheetMock.additions,
    { slug: 'testing', name: 'Testing devices', products: [{ slug: 'test-9', name: 'Test 9' }] },
  ],
};
