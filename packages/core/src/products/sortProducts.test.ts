import { indexProducts } from './ProductFilter';
import { productListParameters } from './productListQuery';
import { listProductOrders, sortProducts, type ProductOrder } from './sortProducts';

const product = (name: string, crossSection?: string) => ({
  slug: name,
  name,
  brand: null,
  capabilities: [],
  specifications:
    crossSection === undefined
      ? []
      : [
          {
            key: 'crossSection',
            name: 'Cross-section',
            value: crossSection,
            unit: 'mm²',
            measurementSystem: null,
          },
        ],
});

const products = [
  product('Zeta 640', '0.1 – 6'),
  product('Alpha 530'),
  product('Alpha 99', '10 – 95'),
  product('Beta', '≤ 6'),
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
