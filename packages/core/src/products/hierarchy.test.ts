import fc from 'fast-check';

import { createBreadcrumbs } from '../breadcrumbs/createBreadcrumbs';

import { linkHref } from '../links/linkHref';
import { createLocale } from '../locales/createLocale';
import { mainSite, mockSites } from '../sites/sites.mock';

import type { Classification, ProductSource } from './Classification';
import { createProductHierarchy } from './createProductHierarchy';
import { createProductLink } from './createProductLink';
import { findByPath, toSearchRouteResult } from './findByPath';
import { classification, mockSource, product } from './products.mock';

const outline = (items: readonly Classification<ProductSource>[]): string =>
  items
    .map(({ slug, products, childClassifications: below }) => {
      const inside = [...products.map((item) => item.slug), ...(below.length > 0 ? [outline(below)] : [])];
      return inside.length > 0 ? `${slug}(${inside.join(' ')})` : slug;
    })
    .join(' ');
const inCountry = (country: string) => createProductHierarchy(mockSource, { country });
const swiss = createProductHierarchy(mockSource, { country: 'CH', routeOf: (path) => `/de-ch${path}` });

describe('5 "Classifications with a parent are dropped if the country is not in supported_countries; products are filtered likewise."', () => {
  it.each([
    ['CH', 'crimping(automatic(seals(alpha-550)) bench(bt-712)) cutting(kappa-330)'],
    ['US', 'crimping(automatic bench(bt-712 bt-752)) cutting(kappa-330)'],
    ['ALL', 'crimping(automatic(seals(alpha-550)) bench(bt-712 bt-752)) cutting(kappa-330)'],
    ['FR', 'crimping cutting'],
  ])('in %s, by sort index', (country, expected) => {
    expect(outline(inCountry(country).roots)).toBe(expected);
  });
  it.each([
    [
      'below a dropped parent',
      [
        classification('a'),
        classification('b', { parent_id: 'a', supported_countries: [] }),
        classification('c', { parent_id: 'b' }),
      ],
      'a',
    ],
    ['below an unknown parent', [classification('a', { parent_id: 'z' })], ''],
    ['in a circle', [classification('a', { parent_id: 'b' }), classification('b', { parent_id: 'a' })], ''],
    ['the second of one slug', [classification('a'), classification('a', { id: 'other' })], 'a'],
  ])('drops a classification %s', (_, source, expected) => {
    expect(outline(createProductHierarchy(source, { country: 'CH' }).roots)).toBe(expected);
  });
  it('8 "Empty classifications show a \'No classifications available\' placeholder": no roots', () => {
    expect(createProductHierarchy([], { country: 'CH' }).roots).toEqual([]);
  });
});

describe('3 "route …, lineage"; 2.1 "/{classificationSlug}/.../{productSlug}"', () => {
  it('is localised, topmost first', () => {
    const seals = swiss.roots[0]?.childClassifications[0]?.childClassifications[0];
    expect(seals?.lineage.map(({ name, route }) => `${name} ${route}`)).toEqual([
      'Crimping /de-ch/products/crimping',
      'Automatic /de-ch/products/crimping/automatic',
      'Seals /de-ch/products/crimping/automatic/seals',
    ]);
    expect(seals?.products[0]?.route).toBe('/de-ch/products/crimping/automatic/seals/alpha-550');
  });
  it('is percent-encoded', () => {
    const source = [classification('切断', { products: [product('a b')] })];
    const hierarchy = createProductHierarchy(source, { country: 'CH' });
    const route = hierarchy.entries.get('a b')?.product.route ?? '';
    expect(route).toBe('/products/%E5%88%87%E6%96%AD/a%20b');
    expect(findByPath(hierarchy, route)).toMatchObject({ kind: 'product', product: { slug: 'a b' } });
  });
});

describe('findByPath: 8 "No product found for slug", 3 "Search route result: found, type (classification or product), slug"', () => {
  it.each([
    ['/products/crimping', { found: true, type: 'classification', slug: 'crimping' }],
    ['/products/crimping/bench/', { found: true, type: 'classification', slug: 'bench' }],
    ['/products/crimping/bench?brand=komax', { found: true, type: 'classification', slug: 'bench' }],
    ['/products/crimping/bench/bt-712', { found: true, type: 'product', slug: 'bt-712' }],
    ['/products/crimping/bench/bt-752', { found: false, type: null, slug: 'bt-752' }],
    ['/products/crimping/bt-712', { found: false, type: null, slug: 'bt-712' }],
    ['/products/crimping/bench/bt-712/x', { found: false, type: null, slug: 'x' }],
    ['/products', { found: false, type: null, slug: 'products' }],
    ['/services/crimping', { found: false, type: null, slug: 'crimping' }],
    ['/', { found: false, type: null, slug: '' }],
    ['/products/%E0%A4%A', { found: false, type: null, slug: '' }],
  ])('%s', (path, expected) => {
    expect(toSearchRouteResult(findByPath(swiss, path))).toEqual(expected);
  });
  it('returns the current address of a moved one', () => {
    expect(findByPath(swiss, '/products/cutting/bt-712')).toEqual({
      kind: 'notFound',
      message: 'No product found for slug',
      slug: 'bt-712',
      movedTo: '/de-ch/products/crimping/bench/bt-712',
    });
    expect(findByPath(swiss, '/products/bench')).toMatchObject({ movedTo: '/de-ch/products/crimping/bench' });
    expect(findByPath(swiss, '/products/nowhere')).not.toHaveProperty('movedTo');
  });
  it('finds every entry by its own route, and never throws', () => {
    const hierarchy = inCountry('ALL');
    for (const [
      slug,
      {
        product: { route },
      },
    ] of hierarchy.entries) {
      expect(toSearchRouteResult(findByPath(hierarchy, route))).toEqual({
        found: true,
        type: 'product',
        slug,
      });
    }
    fc.assert(fc.property(fc.string(), (path) => void findByPath(hierarchy, `/products/${path}`)));
  });
  it('2.4 "of the matched product followed by the product name with an empty route"', () => {
    const match = findByPath(swiss, '/products/crimping/bench/bt-712');
    if (match.kind !== 'product') throw new Error('There is no such product.');
    const crumbs = createBreadcrumbs({
      home: { id: 'home', title: 'Home', breadcrumbOverride: null },
      routeOf: () => '/de-ch',
      path: '/products/crimping/bench/bt-712',
      isFileBased: true,
      classification: { lineage: match.classification.lineage, productName: match.product.name },
    });
    expect(crumbs.map(({ title, route }) => `${title} ${route ?? '-'}`.trim())).toEqual([
      'Home /de-ch',
      'Crimping /de-ch/products/crimping',
      'Bench /de-ch/products/crimping/bench',
      'Bt 712',
    ]);
  });
});

describe('3 "product link (text may hold a name placeholder)"; 8 "unknown product link shows name \'Invalid\'"', () => {
  it.each([
    [
      'alpha-550',
      'Meet the {name}',
      'Meet the Alpha 550',
      '/de-ch/products/crimping/automatic/seals/alpha-550',
    ],
    ['alpha-550', null, 'Alpha 550', '/de-ch/products/crimping/automatic/seals/alpha-550'],
    ['alpha-550', ' ', 'Alpha 550', '/de-ch/products/crimping/automatic/seals/alpha-550'],
    ['alpha-550', 'The machine', 'The machine', '/de-ch/products/crimping/automatic/seals/alpha-550'],
    ['nowhere', 'Meet the {name}', 'Meet the Invalid', undefined],
    ['nowhere', undefined, 'Invalid', undefined],
    ['bt-752', '{name}', 'Invalid', undefined],
  ])('%s, %j', (slug, text, words, route) => {
    expect(createProductLink(swiss, { product: slug, text })).toMatchObject({ text: words, route });
  });
  it('is the target of a product link', () => {
    const context = { site: mainSite, sites: mockSites, locale: createLocale('de', 'CH') };
    const productPath = (slug: string) => swiss.entries.get(slug)?.product.path;
    const href = (slug: string) => linkHref({ kind: 'product', product: slug }, { ...context, productPath });
    expect(href('bt-712')).toBe('/de-ch/products/crimping/bench/bt-712');
    expect(href('nowhere')).toBeUndefined();
  });
  it('preserves special characters of a name', () => {
    const source = [classification('a', { products: [{ ...product('x'), name: '$& $1' }] })];
    const hierarchy = createProductHierarchy(source, { country: 'CH' });
    expect(createProductLink(hierarchy, { product: 'x', text: '{name}!' }).text).toBe('$& $1!');
  });
});
