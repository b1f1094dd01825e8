import { createLocale, matchesFilter, emptyProductFilter, type LinkContext } from '@kmx/core';

import { renewContent } from '../caching/cacheMode';
import type { FakeContentService } from '../content/fakeContentService.mock';

import { catalogueHierarchy } from './catalogueHierarchy';
import { catalogueResponse, detailResponse, startFakeProductService } from './fakeProductService.mock';
import { loadCatalogue } from './loadCatalogue';
import { loadFilterIndex } from './loadFilterIndex';
import { loadProduct, loadProducts } from './loadProduct';
import { productCache, productsTag } from './productCache';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeProductService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.queries.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const requested = (operation: string) =>
  service.queries.filter((query) => query.operation === operation).map(({ variables }) => variables);

const site: LinkContext['site'] = {
  key: 'main',
  name: 'Main',
  slug: null,
  domains: [],
  languages: ['de', 'en'],
  defaultLanguage: 'en',
  localelessLanguage: null,
  internationalOnly: false,
  showHiddenCountries: false,
};
const linksOf = (country: string): LinkContext => ({
  site,
  sites: [site],
  locale: createLocale('de', country),
});

describe('loadCatalogue', () => {
  it('maps a reference to the site’s model, with public addresses and countries in upper case', async () => {
    const { classifications, capabilities } = await loadCatalogue('de');
    expect(classifications[1]?.products[0]).toMatchObject({
      slug: 'cresta-410',
      supported_countries: ['CH'],
      imageUrl: '/product-assets/cresta-410-1.webp',
      contentLanguage: 'de',
      brand: {
        slug: 'light-blue',
        image: { url: '/product-assets/brand-1.webp?height=96', width: 416, height: 96 },
      },
    });
    expect(capabilities[0]?.imageUrl).toBe('/product-assets/capability-crimping-1.webp');
  });

  it('sends one query per language for all its countries', async () => {
    await Promise.all([loadCatalogue('fr'), loadCatalogue('fr')]);
    expect(requested('Catalogue')).toEqual([{ language: 'fr' }]);
  });
});

describe('catalogueHierarchy', () => {
  it.each([
    ['CH', ['cresta-433', 'cresta-410'], '/de-ch/products/crimp/crimp-lines/cresta-433'],
    ['US', ['cresta-433'], '/de-us/products/crimp/crimp-lines/cresta-433'],
  ])('5 "products are filtered likewise": %s has %j', async (country, slugs, route) => {
    const links = linksOf(country);
    const { entries } = catalogueHierarchy(await loadCatalogue('de'), links.locale, links);
    expect([...entries.keys()].sort()).toEqual([...slugs].sort());
    expect(entries.get('cresta-433')?.product.route).toBe(route);
  });

  it('is created once per catalogue and locale, and separately for another host', async () => {
    const catalogue = await loadCatalogue('de');
    const links = linksOf('CH');
    const first = catalogueHierarchy(catalogue, links.locale, links);
    expect(catalogueHierarchy(catalogue, links.locale, linksOf('CH'))).toBe(first);
    const absolute: LinkContext = {
      ...links,
      site: { ...site, domains: [{ host: 'kmx.example', slug: null }] },
      isAbsolute: true,
    };
    expect(catalogueHierarchy(catalogue, links.locale, absolute).roots[0]?.route).toBe(
      'https://kmx.example/de-ch/products/crimp',
    );
  });
});

describe('loadFilterIndex', () => {
  it('reads the specifications of a product and its variants', async () => {
    const index = await loadFilterIndex('de');
    const wants = (value: number) => ({
      ...emptyProductFilter,
      ranges: [{ key: 'crossSection', unit: 'mm2' as const, from: value, to: value }],
    });
    const matching = (value: number) =>
      index.filter((indexed) => matchesFilter(indexed, wants(value))).map(({ product }) => product.slug);
    expect([matching(2.5), matching(8), matching(10)]).toEqual([['cresta-410'], [], ['cresta-410']]);
    expect(index[0]?.product.supported_countries).toEqual(['CH']);
  });
});

describe('loadProduct', () => {
  it("maps a detail to the site's model", async () => {
    expect(await loadProduct('cresta-410', 'de', 'CH')).toMatchObject({
      classificationSlug: 'crimp-lines',
      images: [{ url: '/product-assets/front-1.webp', isDefault: true }],
      video: { url: '/product-assets/film-1.webm', imageUrl: null },
      highlights: [{ imageUrl: '/product-assets/h-1.webp', videoUrl: null, contentLanguage: 'en' }],
      specifications: [{ key: 'crossSection', group: 'Leitung', measurementSystem: 'Metric' }],
      variants: [{ nameImperial: 'AWG 26–10', specifications: [{ value: '0.5', unit: 'mm²' }] }],
      files: [{ language: 'fr', typeName: 'Datenblatt', fileName: 'data-sheet-fr.pdf', sizeBytes: 1200 }],
      related: [{ type: 'component', product: { slug: 'cresta-433' } }],
    });
  });

  it.each([
    ['an active one', 'active', 'next', { slug: 'next', name: 'Next' }],
    ['the one after a discontinued one', 'discontinued', 'last', { slug: 'last', name: 'Last' }],
    ['none at the end of the chain', 'cancelled', 'end', null],
  ] as const)('names as successor %s', async (_name, status, country, expected) => {
    const last = country === 'last' ? { slug: 'last', name: 'Last', status: 'active' as const } : null;
    const next = { slug: 'next', name: 'Next', status, successor: last && { ...last, successor: null } };
    const products = [detailResponse('cresta-433', { status: 'discontinued', successor: next })];
    service.responses.set('ProductsBySlugs', { productsBySlugs: products });
    expect((await loadProduct('cresta-433', 'de', country))?.successor).toEqual(expected);
  });

  it('queries once for an unlisted slug, and never for an invalid one', async () => {
    service.responses.set('ProductsBySlugs', { productsBySlugs: [] });
    await loadProduct('unknown', 'de', 'CH');
    expect(await loadProduct('unknown', 'de', 'CH')).toBeNull();
    expect(await loadProduct('a,b', 'de', 'CH')).toBeNull();
    expect(requested('ProductsBySlugs')).toHaveLength(1);
    renewContent('bypass', [productsTag]);
    await loadProduct('unknown', 'de', 'CH');
    expect(requested('ProductsBySlugs')).toHaveLength(2);
  });

  it('guessed slugs evict no product', async () => {
    service.responses.set('ProductsBySlugs', { productsBySlugs: [detailResponse('cresta-433')] });
    await loadProduct('cresta-433', 'en', 'US');
    await loadProducts(
      Array.from({ length: 500 }, (_, index) => `guess-${String(index)}`),
      'en',
      'US',
    );
    service.queries.length = 0;
    await loadProduct('cresta-433', 'en', 'US');
    expect(requested('ProductsBySlugs')).toEqual([]);
  });
});

describe('loadProducts', () => {
  it('queries all together, preserves their order and omits missing ones', async () => {
    service.responses.set('ProductsBySlugs', {
      productsBySlugs: [detailResponse('cresta-410'), detailResponse('cresta-433')],
    });
    const slugs = ['cresta-433', 'gone', 'cresta-410', 'cresta-433'];
    const products = await loadProducts(slugs, 'de', 'ALL');
    expect(products.map(({ slug }) => slug)).toEqual(['cresta-433', 'cresta-410']);
    expect(requested('ProductsBySlugs')).toEqual([
      { language: 'de', country: 'ALL', slugs: expect.stringMatching(/^[a-z0-9,-]+$/) as unknown },
    ]);
  });
});

describe('batch limits of the service', () => {
  it('25 products with details, in consecutive requests', async () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `product-${index}`);
    await loadProducts(slugs, 'de', 'JP');
    const sizes = requested('ProductsBySlugs').map((variables) => String(variables.slugs).split(',').length);
    expect(sizes).toEqual([25, 25, 10]);
  });
});

describe('9 "stale entries allowed"', () => {
  it('serves cached products while the service is down, and reloads when it is back', async () => {
    const before = await loadCatalogue('de');
    service.responses.delete('Catalogue');
    productCache().invalidate([productsTag]);
    expect(await loadCatalogue('de')).toBe(before);
    await expect(loadCatalogue('ja')).rejects.toMatchObject({ code: 'badStatus' });
    service.responses.set('Catalogue', { ...catalogueResponse, capabilities: [] });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect((await loadCatalogue('de')).capabilities).toEqual([]);
    vi.restoreAllMocks();
  });

  it.each([
    ['data of another shape', { classificationProducts: [{ id: 1 }] }],
    ['no data', null],
  ])('rejects %s', async (_name, response) => {
    service.responses.set('Catalogue', response);
    await expect(loadCatalogue('hu')).rejects.toMatchObject({
      name: 'ProductServiceError',
      code: 'badResponse',
      facts: { operation: 'Catalogue' },
    });
  });
});
