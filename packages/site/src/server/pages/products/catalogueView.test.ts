import { createLocale } from '@kmx/core';

import { catalogueHierarchy } from '../../products/catalogueHierarchy';
import { createSiteViewMock } from '../../view/siteView.mock';

import { findCatalogueStage } from './catalogueStage';
import { createCatalogueView } from './catalogueView';
import { catalogueMock as catalogue, filterIndexMock as index } from './catalogueView.mock';
import type { CatalogueWire } from './catalogueWire';

async function show(
  path: readonly string[],
  query = '',
  system: 'Metric' | 'Imperial' = 'Metric',
  wire?: CatalogueWire,
  ownIndex = index,
) {
  const mock = await createSiteViewMock({ locale: createLocale('en', 'CH') });
  const view = { ...mock, measurement: system };
  const hierarchy = catalogueHierarchy(catalogue, view.locale, view.links);
  const stage = findCatalogueStage(hierarchy, path, view.links);
  if (!stage) throw new Error('There is no such place.');
  const data = {
    view,
    catalogue,
    hierarchy,
    index: ownIndex,
    stage,
    query: new URLSearchParams(query),
    wire,
  };
  return createCatalogueView(data);
}

const slugsOf = (shown: Awaited<ReturnType<typeof show>>) => shown.list?.items.map(({ slug }) => slug);

describe('the product overview', () => {
  it('has the top classifications with product counts, and all products with their location', async () => {
    const { page, header, areas, list } = await show([]);
    expect(areas.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['crimp', 4],
      ['nothing', 0],
    ]);
    expect(list?.items[0]).toMatchObject({
      href: '/en-ch/products/crimp/lines/alpha',
      pictureUrl: '/product-assets/alpha.webp',
      classification: 'lines',
    });
    expect(header.links?.map(({ href }) => href)).toEqual([
      '/en-ch/products/wire-check',
      '/en-ch/products/compare',
    ]);
    expect(page).toMatchObject({ path: '/products', title: 'Products', isIndexed: true, match: undefined });
  });
});

describe('a classification', () => {
  it('5 "products are filtered likewise": lists the products of the classification and its descendants in the country', async () => {
    const shown = await show(['crimp']);
    expect(slugsOf(shown)).toEqual(['alpha', 'beta', 'gamma', 'omega']);
    expect(shown.areas.map(({ slug }) => slug)).toEqual(['lines']);
    expect(shown.page.match?.lineage.map(({ route }) => route)).toEqual(['/en-ch/products/crimp']);
  });

  it('shows the key figures of each product', async () => {
    const { list } = await show(['crimp', 'lines']);
    expect(list?.items[0]?.figures).toEqual([
      { name: 'Output', value: '1,200\u00A0pcs/h', share: undefined },
    ]);
  });

  it('marks discontinued products and those in another language', async () => {
    const { list } = await show(['crimp', 'lines']);
    expect(list?.items[2]).toMatchObject({ slug: 'gamma', isDiscontinued: true, lang: 'de' });
    expect(list?.items[0]).toMatchObject({ isDiscontinued: false, lang: undefined });
  });

  it('8 "Empty classifications": has neither classifications nor a list', async () => {
    const { areas, list, filters } = await show(['nothing']);
    expect({ areas, list, filters }).toEqual({ areas: [], list: undefined, filters: undefined });
  });

  it.each([
    ['US', true],
    ['CH', false],
  ])('lists its countries: %s %s', async (country, expected) => {
    const { classifications } = catalogue;
    const everywhere = classifications.map((one) =>
      one.slug === 'bench' ? { ...one, supported_countries: ['US'] } : one,
    );
    const mock = await createSiteViewMock({ locale: createLocale('en', 'US') });
    const hierarchy = catalogueHierarchy(
      { ...catalogue, classifications: everywhere },
      mock.locale,
      mock.links,
    );
    const stage = findCatalogueStage(hierarchy, ['crimp', 'bench'], mock.links);
    if (!stage) throw new Error('There is no such place.');
    const input = { view: mock, catalogue, hierarchy, index, stage, query: new URLSearchParams() };
    expect(createCatalogueView(input).page.isIn?.(country)).toBe(expected);
  });

  it.each([[['unknown']], [['crimp', 'lines', 'alpha']], [['lines']]])('is null at %j', async (path) => {
    await expect(show(path)).rejects.toThrow('There is no such place.');
  });
});

describe('a long list', () => {
  const [lines] = catalogue.classifications.filter(({ slug }) => slug === 'lines');
  const [alpha] = lines?.products ?? [];
  const [indexed] = index;

  async function showTwenty(query: string) {
    if (!alpha || !indexed) throw new Error('The mock has no product.');
    const slugs = Array.from({ length: 20 }, (_, position) => `alpha-${position + 1}`);
    const products = slugs.map((slug) => ({ ...alpha, slug }));
    const long = {
      ...catalogue,
      classifications: catalogue.classifications.map((one) => (one === lines ? { ...one, products } : one)),
    };
    const view = await createSiteViewMock({ locale: createLocale('en', 'CH') });
    const hierarchy = catalogueHierarchy(long, view.locale, view.links);
    const stage = findCatalogueStage(hierarchy, ['crimp'], view.links);
    if (!stage) throw new Error('There is no such stage.');
    const longIndex = slugs.map((slug) => ({ ...indexed, product: { ...indexed.product, slug } }));
    const context = { view, catalogue: long, hierarchy, stage, index: longIndex };
    return createCatalogueView({ ...context, query: new URLSearchParams(query) }).list;
  }

  it('is shortened, and links to the whole list with the same filter', async () => {
    const list = await showTwenty('brand=komax');
    expect([list?.items.length, list?.total]).toEqual([12, 20]);
    expect(list?.wholeHref).toBe('/en-ch/products/crimp?brand=komax&show=all#product-13');
  });

  it('is complete if the URL requests it', async () => {
    const list = await showTwenty('show=all');
    expect([list?.items.length, list?.total, list?.wholeHref]).toEqual([20, 20, undefined]);
  });
});

describe('Issue 4.2 "Filters by capability, brand and specification ranges, with counts, in the URL"', () => {
  it.each([
    ['brand=iqc', ['beta']],
    ['capability=crimping', ['alpha', 'gamma', 'omega']],
    ['range=wire_8__mm2', ['gamma']],
    ['range=wire_20_18_awg&brand=komax', ['alpha', 'omega']],
    ['brand=nobody', []],
  ])('%s: %j, not indexed', async (query, expected) => {
    const shown = await show(['crimp'], query);
    expect(slugsOf(shown)).toEqual(expected);
    expect(shown.page.isIndexed).toBe(false);
    expect(shown.canonicalHref).toBeUndefined();
  });

  it('describes each filter in the reader’s language and units, with a link to remove it', async () => {
    const { list } = await show(['crimp'], 'brand=komax&range=wire_0.5_2.5_mm2', 'Imperial');
    expect(list?.chosen).toEqual([
      { text: 'Komax', href: '/en-ch/products/crimp?range=wire_0.5_2.5_mm2#product-list' },
      { text: 'Conductor: 20 – 14\u00A0AWG', href: '/en-ch/products/crimp?brand=komax#product-list' },
    ]);
  });

  it('suggests which filter to remove when nothing matches', async () => {
    const { list } = await show(['crimp'], 'brand=iqc&range=wire_8__mm2');
    expect(list?.relaxations.map(({ text, count }) => [text, count])).toEqual([
      ['iQC', 1],
      ['Conductor: ≥ 8\u00A0mm²', 1],
    ]);
  });

  it.each([
    [
      'Metric',
      { unit: 'mm²', unitCode: 'mm2', example: '0.13', from: '0.5' },
      { least: '0.13\u00A0mm²', most: '50\u00A0mm²' },
    ],
    [
      'Imperial',
      { unit: 'AWG', unitCode: 'awg', example: '26', from: '20' },
      { least: '26\u00A0AWG', most: '1/0\u00A0AWG' },
    ],
  ] as const)('offers fields in the reader’s system: %s', async (system, expected, reach) => {
    const { filters } = await show(['crimp'], 'range=wire_0.5__mm2', system);
    expect(filters?.ranges).toEqual([expect.objectContaining({ ...expected, reach })]);
  });

  it('counts products per filter value', async () => {
    const { filters } = await show(['crimp'], 'capability=crimping');
    expect(filters?.brands.map(({ slug, count }) => [slug, count])).toEqual([
      ['iqc', 0],
      ['komax', 3],
    ]);
    expect(filters?.chosenCount).toBe(1);
  });
});

describe('a sorted list', () => {
  it('has its filters, is not indexed, and keeps its order in all links', async () => {
    const shown = await show(['crimp'], 'brand=komax&sort=name');
    expect(slugsOf(shown)).toEqual(['alpha', 'gamma', 'omega']);
    expect(shown.list?.chosen.map(({ href }) => href)).toEqual([
      '/en-ch/products/crimp?sort=name#product-list',
    ]);
    expect(shown.list?.orders.map(({ id, href, isCurrent }) => [id, href, isCurrent])).toEqual([
      ['catalogue', '/en-ch/products/crimp?brand=komax#product-list', false],
      ['name', '/en-ch/products/crimp?brand=komax&sort=name#product-list', true],
      ['throughput', '/en-ch/products/crimp?brand=komax&sort=throughput#product-list', false],
    ]);
    expect(shown.filters?.hiddenFields).toEqual([['sort', 'name']]);
    expect(shown.page).toMatchObject({ query: 'brand=komax&sort=name', isIndexed: false });
    expect((await show(['crimp'], 'sort=name')).page.isIndexed).toBe(false);
  });
});

describe('a form sent without JavaScript', () => {
  it('redirects to the format of links', async () => {
    const { canonicalHref } = await show(['crimp'], 'brand=komax&from.wire=20&to.wire=4/0&unit.wire=awg');
    expect(canonicalHref).toBe('/en-ch/products/crimp?brand=komax&range=wire_20_-3_awg#product-list');
  });

  it('is the unfiltered list if sent empty', async () => {
    const { canonicalHref } = await show(['crimp'], 'from.wire=&to.wire=&unit.wire=mm2');
    expect(canonicalHref).toBe('/en-ch/products/crimp#product-list');
  });

  it('preserves invalid entries, reports them, and filters by the rest', async () => {
    const shown = await show(['crimp'], 'brand=iqc&from.wire=thin&to.wire=4&unit.wire=mm2');
    expect(shown.canonicalHref).toBeUndefined();
    expect(slugsOf(shown)).toEqual(['beta']);
    expect(shown.filters?.ranges).toEqual([
      expect.objectContaining({ from: 'thin', to: '4', problems: ['from'] }),
    ]);
  });
});

describe('a list narrowed to the reader’s wire', () => {
  const wire: CatalogueWire = {
    filter: { value: '0.5mm2', slugs: new Set(['alpha', 'omega']) },
    label: 'Your wire: 0.5 mm²',
    value: '0.5 mm²',
  };
  const withWire = (path: readonly string[], query: string) => show(path, query, 'Metric', wire);

  it('has the machines that process it, with counts to match', async () => {
    const shown = await withWire(['crimp'], 'wire=0.5mm2');
    expect(slugsOf(shown)).toEqual(['alpha', 'omega']);
    expect(shown.filters?.wire).toMatchObject({ value: '0.5 mm²', isInvalid: false });
    expect(shown.filters?.brands.map(({ slug, count }) => [slug, count])).toEqual([
      ['iqc', 0],
      ['komax', 2],
    ]);
    expect(shown.page.isIndexed).toBe(false);
  });

  it('keeps it in the links to areas, other filters and other languages', async () => {
    const shown = await withWire([], 'brand=komax&wire=0.5mm2');
    expect(shown.areas.map(({ href, productCount }) => [href, productCount])).toEqual([
      ['/en-ch/products/crimp?wire=0.5mm2', 2],
      ['/en-ch/products/nothing?wire=0.5mm2', 0],
    ]);
    expect(shown.list?.chosen).toEqual([
      { text: 'Your wire: 0.5 mm²', href: '/en-ch/products?brand=komax#product-list' },
      { text: 'Komax', href: '/en-ch/products?wire=0.5mm2#product-list' },
    ]);
    expect(shown.wireForm).toMatchObject({ hiddenFields: [['brand', 'komax']], wire: { value: '0.5 mm²' } });
    expect(shown.filters).toMatchObject({ hiddenFields: [['wire', '0.5mm2']], wire: undefined });
    expect(shown.page.query).toBe('brand=komax&wire=0.5mm2');
    expect(shown.list?.items[0]?.href).toBe('/en-ch/products/crimp/lines/alpha?wire=0.5mm2');
  });

  it('suggests to remove it if nothing is left', async () => {
    const { list } = await withWire(['crimp'], 'brand=iqc&wire=0.5mm2');
    expect(list?.relaxations).toContainEqual({
      text: 'Your wire: 0.5 mm²',
      href: '/en-ch/products/crimp?brand=iqc#product-list',
      count: 1,
    });
  });

  it.each([
    ['wire=0,5%20mm²', '/en-ch/products/crimp?wire=0.5mm2#product-list'],
    ['wire=0.5mm2', undefined],
  ])('has one address: %s', async (query, expected) => {
    expect((await withWire(['crimp'], query)).canonicalHref).toBe(expected);
  });

  it('is not offered where no product has wire ranges', async () => {
    const shown = await show([]);
    expect([shown.filters?.wire, shown.wireForm]).toEqual([undefined, undefined]);
  });

  it('leaves an empty field out of the address', async () => {
    expect((await show(['crimp'], 'wire=')).canonicalHref).toBe('/en-ch/products/crimp#product-list');
  });

  it('asks for a wire if the form at the head has none', async () => {
    const wires = index.map((one) => {
      const property = one.properties.get('wire');
      return property ? { ...one, properties: new Map([['crossSection', property]]) } : one;
    });
    const shown = await show([], 'wire=', 'Metric', undefined, wires);
    expect(shown.wireForm?.wire).toMatchObject({ value: '', isInvalid: true });
    expect([shown.canonicalHref, shown.page.isIndexed]).toEqual([undefined, false]);
    const other = await show([], '', 'Metric', undefined, wires);
    expect(other.wireForm?.wire.isInvalid).toBe(false);
  });

  it.each<[string, readonly string[]]>([
    ['header', []],
    ['filters', ['crimp']],
  ])('is not narrowed by an invalid entry, which stays in the one field in the %s', async (_, path) => {
    const shown = await show(path, 'brand=komax&wire=thin');
    expect(slugsOf(shown)).toEqual(['alpha', 'gamma', 'omega']);
    const fields = [shown.wireForm?.wire, shown.filters?.wire].filter(Boolean);
    expect(fields).toEqual([expect.objectContaining({ value: 'thin', isInvalid: true })]);
    expect([shown.page.isIndexed, shown.canonicalHref]).toEqual([false, undefined]);
  });
});
