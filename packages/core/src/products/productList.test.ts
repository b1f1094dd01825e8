import { chooseRangeKeys } from './chooseRangeKeys';
import { createProductHierarchy } from './createProductHierarchy';
import { decideFilterRelaxations, listFilterParts, withoutFilterPart } from './filterParts';
import { listProducts } from './listProducts';
import { emptyProductFilter, indexProducts, type ProductFilter } from './ProductFilter';
import { classification, product } from './products.mock';

describe('products of a classification and its descendants', () => {
  const source = [
    classification('crimping', { products: [product('shared')] }),
    classification('bench', { parent_id: 'crimping', products: [product('bt-712'), product('shared')] }),
    classification('tools', { sort_index: 1, products: [product('shared'), product('blade')] }),
  ];
  const hierarchy = createProductHierarchy(source, { country: 'CH' });
  const listed = (slug?: string) => {
    const roots = hierarchy.roots.filter((root) => slug === undefined || root.slug === slug);
    return listProducts(hierarchy, roots).map(({ path }) => path);
  };

  it.each([
    [
      'all',
      undefined,
      ['/products/crimping/shared', '/products/crimping/bench/bt-712', '/products/tools/blade'],
    ],
    ['a branch', 'crimping', ['/products/crimping/shared', '/products/crimping/bench/bt-712']],
    ['at its one address', 'tools', ['/products/crimping/shared', '/products/tools/blade']],
  ])('%s: each once, in the order of the tree', (_, slug, expected) => {
    expect(listed(slug)).toEqual(expected);
  });
});

const line = (key: string, value: string, unit: string | null) => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
});
const machine = (slug: string, ...specifications: ReturnType<typeof line>[]) => ({
  slug,
  brand: slug === 'mega' ? { slug: 'schleuniger', name: 'Schleuniger' } : { slug: 'komax', name: 'Komax' },
  capabilities: slug === 'alpha' ? [{ slug: 'sealing', name: 'Seal loading' }] : [],
  specifications,
});

describe('ranges offered by a list', () => {
  it.each([
    [
      'what machines take before what they do before what they weigh',
      [
        machine(
          'a',
          line('weight', '900', 'kg'),
          line('output', '3400', 'pcs/h'),
          line('wire', '0.13 – 6', 'mm²'),
        ),
        machine(
          'b',
          line('weight', '1200', 'kg'),
          line('output', '1800', 'pcs/h'),
          line('wire', '1 – 6', 'mm²'),
        ),
      ],
      ['wire', 'output', 'weight'],
    ],
    [
      'not what all have alike, what only one has, or what nobody searches by',
      [
        machine('a', line('power', '2', 'kW'), line('force', '20', 'kN'), line('warranty', '24', 'months')),
        machine('b', line('power', '2', 'kW'), line('warranty', '12', 'months')),
      ],
      [],
    ],
    [
      'the size of the housing is no reach',
      [machine('a', line('width', '900', 'mm')), machine('b', line('width', '1200', 'mm'))],
      [],
    ],
  ])('%s', (_, products, expected) => {
    expect(chooseRangeKeys(indexProducts(products))).toEqual(expected);
  });

  it('are at most six, preferring those of more products', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const products = [1, 2, 3].map((step) =>
      machine(`m${String(step)}`, ...keys.map((key) => line(key, `1 – ${String(step + 1)}`, 'mm'))),
    );
    const more = machine('more', line('g', '1 – 9', 'mm'));
    expect(chooseRangeKeys(indexProducts([...products, more]))).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
  });
});

describe('active filters', () => {
  const products = indexProducts([
    machine('alpha', line('wire', '0.13 – 6', 'mm²')),
    machine('mega', line('wire', '10 – 120', 'mm²')),
    machine('giga', line('wire', '16 – 50', 'mm²')),
  ]);
  const range = { key: 'wire', unit: 'mm2', from: 10, to: null } as const;
  const filter: ProductFilter = { brands: ['komax', 'iqc'], capabilities: ['sealing'], ranges: [range] };

  it('can be removed individually', () => {
    expect(listFilterParts(filter).map((part) => withoutFilterPart(filter, part))).toEqual([
      { ...filter, brands: ['iqc'] },
      { ...filter, brands: ['komax'] },
      { ...filter, capabilities: [] },
      { ...filter, ranges: [] },
    ]);
  });

  it.each([
    ['one piece too many', filter, ['capability 1', 'range 1']],
    [
      'all brands at once',
      { ...emptyProductFilter, brands: ['iqc', 'adaptronic'], ranges: [range] },
      ['brands 2'],
    ],
    ['nothing alone helps', { brands: ['iqc'], capabilities: ['none'], ranges: [] }, []],
  ])('an empty list suggests which to remove: %s', (_, requested, expected) => {
    const offers = decideFilterRelaxations(products, requested);
    expect(offers.map(({ relaxation, count }) => `${relaxation.kind} ${String(count)}`)).toEqual(expected);
  });
});
