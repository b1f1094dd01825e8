import { formatAmount } from '../units/Amount';

import { createCardFigures } from './createCardFigures';
import { indexProducts } from './ProductFilter';

const line = (key: string, value: string, unit: string | null) => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
});
type Line = ReturnType<typeof line>;

const index = (...machines: readonly (readonly Line[])[]) =>
  indexProducts(
    machines.map((specifications, position) => ({
      slug: String(position),
      brand: null,
      capabilities: [],
      specifications,
    })),
  );

const keys = ['wire', 'rate', 'length', 'mass'];

function figuresOfFirst(machines: readonly (readonly Line[])[], system: 'Metric' | 'Imperial' = 'Metric') {
  const figures = createCardFigures({ products: index(...machines), keys, system });
  return figures('0').map(({ key, amount, share }) => [
    key,
    formatAmount(amount, 'en'),
    share && [share.from, share.to].map((end) => Number(end.toFixed(2))),
  ]);
}

it.each([
  [
    'spans the figures of all variants',
    [[line('wire', '0.5 – 2.5', 'mm²'), line('wire', '1 – 6', 'mm²')]],
    [['wire', '0.5 – 6\u00A0mm²', undefined]],
  ],
  [
    'spans single figures that differ',
    [[line('rate', '1000', 'pcs/h'), line('rate', '2000', 'pcs/h')], [line('rate', '4000', 'pcs/h')]],
    [['rate', '1,000 – 2,000\u00A0pcs/h', [0.25, 0.5]]],
  ],
  [
    'measures a single figure from the start of the scale',
    [[line('rate', '1000', 'pcs/h')], [line('rate', '4000', 'pcs/h')]],
    [['rate', '1,000\u00A0pcs/h', [0, 0.25]]],
  ],
  [
    'places wide ranges on a logarithmic scale',
    [[line('wire', '0.1 – 1', 'mm²')], [line('wire', '0.01 – 100', 'mm²')]],
    [['wire', '0.1 – 1\u00A0mm²', [0.25, 0.5]]],
  ],
  [
    'has no share if nothing else compares',
    [[line('mass', '80', 'kg')]],
    [['mass', '80\u00A0kg', undefined]],
  ],
  [
    'takes the preferred properties in their order, at most three',
    [
      [
        line('mass', '80', 'kg'),
        line('length', '3', 'm'),
        line('rate', '9', 'pcs/h'),
        line('wire', '1', 'mm²'),
      ],
    ],
    [
      ['wire', '1\u00A0mm²', undefined],
      ['rate', '9\u00A0pcs/h', undefined],
      ['length', '3\u00A0m', undefined],
    ],
  ],
  ['omits a value that is not a single range', [[line('length', '1200 × 800', 'mm')]], []],
])('%s', (_, machines, expected) => {
  expect(figuresOfFirst(machines)).toEqual(expected);
});

it('uses the reader’s system', () => {
  expect(figuresOfFirst([[line('wire', '0.5 – 2.5', 'mm²')]], 'Imperial')).toEqual([
    ['wire', '20 – 14\u00A0AWG', undefined],
  ]);
});
