import fc from 'fast-check';

import { formatMeasurement } from '../units/formatMeasurement';

import { createFacets } from './createFacets';
import {
  emptyProductFilter,
  filterProducts,
  indexProducts,
  type FilterableProduct,
  type ProductFilter,
  type RangeFilter,
} from './ProductFilter';
import { formatProductListQuery, parseProductFilter } from './productListQuery';

const komax = { slug: 'komax', name: 'Komax' };
const schleuniger = { slug: 'schleuniger', name: 'Schleuniger' };
const crimp = { slug: 'crimping', name: 'Crimping' };
const seal = { slug: 'sealing', name: 'Seal loading' };

const wire = (value: string) => ({
  key: 'wire',
  name: 'Conductor',
  value,
  unit: 'mm²',
  measurementSystem: 'Metric' as const,
});
const gauge = (value: string) => ({ ...wire(value), unit: 'AWG', measurementSystem: 'Imperial' as const });
const weight = (value: string, unit = 'kg') => ({
  key: 'weight',
  name: 'Weight',
  value,
  unit,
  measurementSystem: null,
});
const machine = (slug: string, more: Partial<FilterableProduct>): FilterableProduct => ({
  slug,
  brand: komax,
  capabilities: [],
  specifications: [],
  ...more,
});

const products = indexProducts([
  machine('alpha', {
    capabilities: [crimp, seal],
    specifications: [wire('0.13 – 6'), gauge('26 – 9'), weight('1500')],
  }),
  machine('gamma', { capabilities: [crimp], specifications: [wire('0.22 – 2.5'), weight('1.2', 't')] }),
  machine('mega', {
    brand: schleuniger,
    capabilities: [seal],
    specifications: [wire('10 – 120'), weight('900')],
  }),
  machine('mini', { brand: schleuniger, specifications: [gauge('30 – 24'), weight('≤ 40')] }),
  machine('box', { brand: null, specifications: [{ ...wire('any'), value: 'on request' }] }),
]);

const range = (more: Partial<RangeFilter>): RangeFilter => ({
  key: 'wire',
  unit: 'mm2',
  from: null,
  to: null,
  ...more,
});
const left = (filter: Partial<ProductFilter>) =>
  filterProducts(products, { ...emptyProductFilter, ...filter })
    .map(({ slug }) => slug)
    .join(' ');

describe('Issue 4.2 "Filters by capability, brand and specification ranges"', () => {
  it.each([
    [{}, 'alpha gamma mega mini box'],
    [{ brands: ['komax'] }, 'alpha gamma'],
    [{ brands: ['komax', 'schleuniger'] }, 'alpha gamma mega mini'],
    [{ brands: ['unknown'] }, ''],
    [{ capabilities: ['crimping'] }, 'alpha gamma'],
    [{ capabilities: ['crimping', 'sealing'] }, 'alpha'],
    [{ ranges: [range({ from: 4, to: 16 })] }, 'alpha mega'],
    [{ ranges: [range({ from: 6 })] }, 'alpha mega'],
    [{ ranges: [range({ to: 0.13 })] }, 'alpha mini'],
    [{ ranges: [range({ unit: 'awg', from: 20, to: 20 })] }, 'alpha gamma'],
    [{ ranges: [range({ unit: 'awg', from: 30, to: 26 })] }, 'alpha mini'],
    [{ ranges: [range({ unit: 'awg', from: -1 })] }, 'mega'],
    [{ ranges: [range({ unit: 'mm', from: 1 })] }, ''],
    [{ ranges: [range({ key: 'weight', unit: 'lb', to: 2000 })] }, 'mega mini'],
    [{ ranges: [range({ key: 'weight', unit: 'kg', from: 1200, to: 1200 })] }, 'gamma'],
    [{ brands: ['schleuniger'], capabilities: ['sealing'], ranges: [range({ from: 16 })] }, 'mega'],
    [{ wire: { value: '0.5mm2', slugs: new Set(['gamma', 'mega']) } }, 'gamma mega'],
    [{ brands: ['komax'], wire: { value: '0.5mm2', slugs: new Set(['gamma', 'mega']) } }, 'gamma'],
  ])('%j: %s', (filter, expected) => {
    expect(left(filter)).toBe(expected);
  });
});

const facets = (filter: Partial<ProductFilter>, system: 'Metric' | 'Imperial' = 'Metric') => {
  const found = createFacets({ products, filter: { ...emptyProductFilter, ...filter }, system });
  const options = (terms: readonly { slug: string; count: number; isChosen: boolean }[]) =>
    terms.map(({ slug, count, isChosen }) => `${slug} ${String(count)}${isChosen ? '*' : ''}`).join(', ');
  const measure = (value: Parameters<typeof formatMeasurement>[0]) =>
    formatMeasurement(value, 'en').replaceAll('\u00A0', ' ');
  return {
    total: found.total,
    brands: options(found.brands),
    capabilities: options(found.capabilities),
    ranges: found.ranges.map(
      ({ key, least, most, count }) => `${key} ${measure(least)} to ${measure(most)} (${String(count)})`,
    ),
  };
};

describe('Issue 4.2 "with counts"', () => {
  it('of all products', () => {
    expect(facets({})).toEqual({
      total: 5,
      brands: 'komax 2, schleuniger 2',
      capabilities: 'crimping 2, sealing 2',
      ranges: ['wire 0.0509 mm² to 120 mm² (4)', 'weight 40 kg to 1,500 kg (4)'],
    });
  });
  it('of filtered products: brands combined with OR, capabilities with AND, a range under the other filters', () => {
    expect(facets({ brands: ['komax'], capabilities: ['crimping'], ranges: [range({ from: 4 })] })).toEqual({
      total: 1,
      brands: 'komax 1*, schleuniger 0',
      capabilities: 'crimping 1*, sealing 1',
      ranges: ['wire 0.13 mm² to 6 mm² (2)'],
    });
  });
  it('in the other system', () => {
    expect(facets({}, 'Imperial').ranges).toEqual([
      'wire 30 AWG to 4/0 AWG (4)',
      'weight 88 lb to 3,307 lb (4)',
    ]);
  });
  it('has the products by the parts of a range, also those outside of the chosen part', () => {
    const [facet] = createFacets({
      products,
      filter: { ...emptyProductFilter, ranges: [range({ from: 10 })] },
      system: 'Metric',
      rangeKeys: ['wire'],
    }).ranges;
    expect(facet?.bins?.counts.join('')).toBe('112232222222211011111111');
    expect(facet?.bins?.chosen).toEqual([16, 23]);
  });
  it('equals the length of the list with that option', () => {
    const filter = { ...emptyProductFilter, capabilities: ['sealing'] };
    for (const { slug, count } of createFacets({ products, filter, system: 'Metric' }).brands) {
      expect(filterProducts(products, { ...filter, brands: [slug] })).toHaveLength(count);
    }
  });
});

describe('Issue 4.2 "in the URL"', () => {
  it('is readable', () => {
    const filter = {
      brands: ['schleuniger', 'komax'],
      capabilities: ['crimping'],
      ranges: [range({ from: 0.5, to: 2.5 })],
    };
    expect(formatProductListQuery({ filter })).toBe(
      'brand=komax&brand=schleuniger&capability=crimping&range=wire_0.5_2.5_mm2',
    );
    expect(formatProductListQuery({ filter: emptyProductFilter })).toBe('');
  });
  it.each([
    ['range=wire_0.5__mm2', [range({ from: 0.5 })]],
    ['range=conductor_size__4_mm2', [range({ key: 'conductor_size', to: 4 })]],
    ['range=wire_1_2_mm2&range=wire_3_4_mm2', [range({ from: 1, to: 2 })]],
    ['range=wire_-3_20_awg', [range({ unit: 'awg', from: -3, to: 20 })]],
    ['range=wire___mm2', []],
    ['range=wire_a_2_mm2', []],
    ['range=wire_1_2_furlong', []],
    ['range=wire_1_2_toString', []],
    ['range=wire_1_1e999_mm2', []],
    ['range=&brand=&x=y', []],
  ])('%s', (query, ranges) => {
    expect(parseProductFilter(new URLSearchParams(query))).toEqual({ ...emptyProductFilter, ranges });
  });
  it('survives a round trip', () => {
    const slug = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    const end = fc.option(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
    );
    const one = fc.record({
      key: fc.stringMatching(/^[a-z][a-z0-9_-]*$/),
      unit: fc.constantFrom('mm2', 'awg', 'l/min', 'degC'),
      from: end,
      to: end,
    });
    const filter = fc.record({
      brands: fc.uniqueArray(slug, { maxLength: 5 }),
      capabilities: fc.uniqueArray(slug, { maxLength: 5 }),
      ranges: fc.uniqueArray(one, { selector: ({ key }) => key, maxLength: 5 }),
    });
    fc.assert(
      fc.property(filter, (requested) => {
        const query = formatProductListQuery({ filter: requested });
        const read = parseProductFilter(new URLSearchParams(query));
        expect(new Set(read.brands)).toEqual(new Set(requested.brands));
        expect(new Set(read.capabilities)).toEqual(new Set(requested.capabilities));
        expect(new Set(read.ranges)).toEqual(
          new Set(requested.ranges.filter(({ from, to }) => from !== null || to !== null)),
        );
        expect(formatProductListQuery({ filter: read })).toBe(query);
      }),
    );
  });
});
