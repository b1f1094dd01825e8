import type { Specification } from '../products/Specification';

import { createProductThing, type ProductInput } from './createProductThing';

const input: ProductInput = {
  name: 'Linea 220',
  url: 'https://komax.example/en/products/cut-strip/linea-220',
  sku: 'linea-220',
  description: 'For the laboratory.',
  imageUrls: ['https://komax.example/product-assets/linea-220.webp'],
  brand: 'Komax',
  category: ['Cutting and stripping', 'Wire'],
  specifications: [],
  related: [{ name: 'Linea 240', url: 'https://komax.example/en/products/cut-strip/linea-240' }],
  successor: null,
};

const line = (value: string, unit: string | null): Specification => ({
  key: 'a',
  name: 'A',
  value,
  unit,
  measurementSystem: null,
});

describe('Issue 4.3 "Product structured data"', () => {
  it('contains product, brand, category and related products, but no price', () => {
    const thing = createProductThing(input);
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Linea 220',
      sku: 'linea-220',
      brand: { '@type': 'Brand', name: 'Komax' },
      category: 'Cutting and stripping > Wire',
      isRelatedTo: [{ '@type': 'Product', name: 'Linea 240' }],
    });
    expect(thing).not.toHaveProperty('offers');
    expect(thing).not.toHaveProperty('predecessorOf');
  });

  it('refers to the successor of a discontinued product', () => {
    const successor = { name: 'Linea 240', url: 'https://komax.example/en/products/linea-240' };
    expect(createProductThing({ ...input, successor })).toMatchObject({
      '@type': 'ProductModel',
      predecessorOf: { name: 'Linea 240', url: successor.url },
    });
  });

  it.each([
    ['480', 'mm', { value: 480, unitCode: 'MMT', unitText: 'mm' }],
    ['0.4 – 5', 'mm', { minValue: 0.4, maxValue: 5, unitCode: 'MMT' }],
    ['≤ 6', 'bar', { maxValue: 6, unitCode: 'BAR' }],
    ['≥ 6', 'bar', { minValue: 6, unitCode: 'BAR' }],
    ['± 0.5', 'mm', { value: '± 0.5', unitCode: 'MMT' }],
    ['3400', 'Stk./h', { value: 3400, unitText: 'Stk./h' }],
    ['32 – 11', 'AWG', { value: '32 – 11', unitText: 'AWG' }],
    ['Touch', null, { value: 'Touch' }],
  ])('%s %s', (value, unit, expected) => {
    const property = { '@type': 'PropertyValue', propertyID: 'a', name: 'A', ...expected };
    expect(createProductThing({ ...input, specifications: [line(value, unit)] })).toMatchObject({
      additionalProperty: [property],
    });
  });
});
