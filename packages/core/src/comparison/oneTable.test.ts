import { formatSpecification } from '../products/Specification';

import { createComparison, type ComparisonInput } from './createComparison';
import { isOneTable } from './isOneTable';
import { writeComparisonCsv } from './writeComparisonCsv';

describe('isOneTable', () => {
  it.each([
    ['auto', [], false],
    ['auto', [1], false],
    ['auto', [1, 1], true],
    ['auto', [2, 1], false],
    ['one', [2, 1], true],
    ['one', [2], false],
    ['each', [1, 1], false],
  ] as const)('%s, %j products: %s', (tables, counts, expected) => {
    expect(isOneTable(tables, counts)).toBe(expected);
  });
});

const classifications = {
  bench: { slug: 'bench', name: 'Bench machines' },
  line: { slug: 'line', name: 'Lines' },
  saw: { slug: 'saw', name: 'Saws' },
};

const product = (classification: keyof typeof classifications, data: Readonly<Record<string, string>>) => ({
  key: JSON.stringify(data),
  name: Object.values(data).join('/'),
  classification: classifications[classification],
  specifications: Object.entries(data).map(([name, value]) => ({
    key: name,
    name,
    value,
    unit: null,
    measurementSystem: null,
  })),
});

const products = [
  product('bench', { mains: '230', knives: '2', screen: 'touch', weight: '50' }),
  product('bench', { mains: '230', knives: '4', weight: '70' }),
  product('line', { mains: '400', weight: '900', stations: '8' }),
];

const compare = (more: Partial<ComparisonInput> = {}) =>
  createComparison({ products, system: 'Metric', ...more });

const outline = (more?: Partial<ComparisonInput>) =>
  compare(more).rows.map(({ name, cells, applicable, classification, isDifferent }) => {
    const texts = cells.map((cell, index) =>
      cell ? formatSpecification(cell, 'en') : applicable[index] ? 'missing' : 'n/a',
    );
    return `${classification?.slug ?? 'shared'}: ${name}${isDifferent ? '*' : ''} ${texts.join(' ')}`;
  });

describe('products of several classifications in one table', () => {
  it('lists shared properties first, then those of one classification', () => {
    expect(outline()).toEqual([
      'shared: weight* 50 70 900',
      'shared: mains* 230 230 400',
      'bench: knives* 2 4 n/a',
      'bench: screen* touch missing n/a',
      'line: stations n/a n/a 8',
    ]);
  });

  it('groups in the order of the data, too', () => {
    expect(outline({ order: 'data' })).toEqual([
      'shared: mains* 230 230 400',
      'shared: weight* 50 70 900',
      'bench: knives* 2 4 n/a',
      'bench: screen* touch missing n/a',
      'line: stations n/a n/a 8',
    ]);
  });

  it('hides identical properties of a group, but none of a single product', () => {
    const [first] = products;
    if (!first) throw new Error('There is no product.');
    const twice = [first, first, ...products.slice(2)];
    expect(outline({ products: twice, hideIdentical: true })).toEqual([
      'shared: weight* 50 50 900',
      'shared: mains* 230 230 400',
      'line: stations n/a n/a 8',
    ]);
  });

  it('counts what applies to several products', () => {
    expect(compare()).toMatchObject({ propertyCount: 4, differentCount: 4 });
  });

  it('treats a property of two of three classifications as shared', () => {
    const saw = product('saw', { teeth: '40' });
    expect(outline({ products: [...products, saw] })).toContain('shared: mains* 230 230 400 n/a');
  });

  it('writes the names of the groups to the file', () => {
    const csv = writeComparisonCsv(compare(), { language: 'en', specification: 'All' });
    expect(csv.split('\r\n')).toEqual([
      'All,230/2/touch/50,230/4/70,400/900/8',
      'weight,50,70,900',
      'mains,230,230,400',
      'Bench machines,,,',
      'knives,2,4,',
      'screen,touch,,',
      'Lines,,,',
      'stations,,,8',
      '',
    ]);
  });
});
