import { indexProducts } from './ProductFilter';
import { productListParameters } from './productListQuery';
import { listProductOrders, sortProducts, type ProductOrder } from './sortProducts';

const specification = (key: string, value: string, unit: string) => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
});

const product = (name: string, ...specifications: readonly ReturnType<typeof specification>[]) => ({
  slug: name,
  name,
  brand: null,
  capabilities: [],
  specifications,
});

const crossSection = (value: string) => specification('crossSection', value, 'mm²');
const throughput = (value: string, unit = 'pcs/h') => specification('throughput', value, unit);

const products = [
  product('Zeta 640', crossSection('0.1 – 6')),
  product('Alpha 530'),
  product('Alpha 99', crossSection('10 – 95')),
  product('Beta', crossSection('≤ 6')),
];
const index = indexProducts(products);

it.each<[ProductOrder | undefined, readonly string[]]>([
  [undefined, ['Zeta 640', 'Alpha 530', 'Alpha 99', 'Beta']],
  ['name', ['Alpha 99', 'Alpha 530', 'Beta', 'Zeta 640']],
  ['crossSection', ['Alpha 99', 'Zeta 640', 'Beta', 'Alpha 530']],
  ['throughput', ['Zeta 640', 'Alpha 530', 'Alpha 99', 'Beta']],
])('sorts by %s', (order, expected) => {
  expect(sortProducts(products, order, index).map(({ name }) => name)).toEqual(expected);
});

it.each([
  ['sort=name', 'name'],
  ['sort=price', undefined],
  ['', undefined],
])('parses ?%s', (query, expected) => {
  expect(productListParameters.order.parse(new URLSearchParams(query))).toBe(expected);
});

it('offers properties that at least two products have', () => {
  expect(listProductOrders(index)).toEqual(['name', 'crossSection']);
});

describe('with output in pieces and in pairs', () => {
  const lines = [
    product('Pairs', throughput('900', 'pairs/h')),
    product('Slow', throughput('400')),
    product('Per minute', throughput('20', 'pcs/min')),
  ];

  it('compares only the quantity that most products state', () => {
    const sorted = sortProducts(lines, 'throughput', indexProducts(lines));
    expect(sorted.map(({ name }) => name)).toEqual(['Per minute', 'Slow', 'Pairs']);
  });

  it('offers no order by output that only one product states in its quantity', () => {
    expect(listProductOrders(indexProducts(lines.slice(0, 2)))).toEqual(['name']);
  });
});
