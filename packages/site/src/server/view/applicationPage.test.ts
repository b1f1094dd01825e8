import { createLocale, createProductHierarchy } from '@kmx/core';

import { resolvePageLink } from '../links/resolvePageLink';
import { decideApplicationBreadcrumbs } from '../navigation/decideBreadcrumbs';
import type { CatalogueProduct } from '../products/Catalogue';

import type { ApplicationPage } from './ApplicationPage';
import { createApplicationMetadata } from './createApplicationMetadata';
import { decideCountryLinks, decideLanguageLinks } from './decideLocaleLinks';
import { decideHeaderItems } from './decideNavigationItems';
import { createSiteViewMock, pageMock } from './siteView.mock';

const referenceMock: CatalogueProduct = {
  slug: 'gamma',
  name: 'Gamma',
  status: 'active',
  successor: null,
  shortDescription: '',
  imageUrl: null,
  brand: { slug: 'komax', name: 'Komax', theme: 'Komax', image: { url: '/k.webp', width: 96, height: 96 } },
  capabilities: [],
  variantCount: 1,
  contentLanguage: 'en',
  sort_index: 0,
  supported_countries: ['CH'],
};

const gamma: ApplicationPage = {
  path: '/products/crimping/gamma',
  title: 'Gamma',
  languages: ['en', 'de'],
  isIndexed: true,
  isIn: (country) => country !== 'US',
  match: { lineage: [{ name: 'Crimping', route: '/en/products/crimping' }], productName: 'Gamma' },
  image: { url: '/product-assets/gamma.webp', width: 1200, height: 900 },
};
const compare: ApplicationPage = { path: '/products/compare', title: 'Compare', isIndexed: false };
const viewOf = (language: 'en' | 'de' | 'fr' = 'en', country?: string) =>
  createSiteViewMock({ locale: createLocale(language, country), pages: [pageMock('Home')] });

describe('2.4 "Breadcrumb rules"', () => {
  const trail = async (page: ApplicationPage) =>
    decideApplicationBreadcrumbs(await viewOf(), page).items.map(
      ({ title, href }) => `${title} ${href ?? '–'}`,
    );
  it('"adds the classification lineage (name and localized route) … followed by the product name"', async () => {
    expect(await trail(gamma)).toEqual([
      'Home /en',
      'Products /en/products',
      'Crimping /en/products/crimping',
      'Gamma –',
    ]);
  });
  it('places product tools below the products, and the search below home', async () => {
    expect(await trail(compare)).toEqual(['Home /en', 'Products /en/products', 'Compare –']);
    expect(await trail({ path: '/search', title: 'Search', isIndexed: false })).toEqual([
      'Home /en',
      'Search –',
    ]);
  });
});

describe('3 "alternateVersions, canonicalUrl"', () => {
  it('lists itself and its versions in the available countries and languages', async () => {
    const { alternates } = createApplicationMetadata(await viewOf('de', 'CH'), gamma);
    expect(alternates?.canonical).toBe('http://localhost:3000/de-ch/products/crimping/gamma');
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['en', 'de', 'de-CH', 'en-CH', 'x-default']);
  });
  it('has the canonical address of its text if it is in another language', async () => {
    const { alternates } = createApplicationMetadata(await viewOf('fr'), { ...gamma, contentLanguage: 'en' });
    expect(alternates).toEqual({
      canonical: 'http://localhost:3000/en/products/crimping/gamma',
      languages: {},
    });
  });
  it('marks unindexed pages, without alternates', async () => {
    const metadata = createApplicationMetadata(await viewOf(), compare);
    expect(metadata.robots).toEqual({ index: false });
    expect(metadata.alternates).toBeUndefined();
  });
  it('has an absolute share image', async () => {
    const { openGraph } = createApplicationMetadata(await viewOf(), gamma);
    expect(openGraph?.images).toEqual([
      { url: 'http://localhost:3000/product-assets/gamma.webp', width: 1200, height: 900, alt: 'Gamma' },
    ]);
  });
});

describe('language and country links', () => {
  it('link to the same path, or to the home page if a country does not have it', async () => {
    const view = await viewOf();
    expect(decideLanguageLinks(view, gamma).map(({ href, isTranslated }) => [href, isTranslated])).toEqual([
      ['/en/products/crimping/gamma', true],
      ['/de/products/crimping/gamma', true],
      ['/fr/products/crimping/gamma', false],
    ]);
    const [, unitedStates] = decideCountryLinks(view, gamma);
    expect(unitedStates?.links.map(({ href }) => href)).toEqual(['/en-us']);
  });
});

it('marks the menu entry of the path as current, and its ancestor as active', async () => {
  const entry = (path: string) => ({
    id: path,
    slug: path,
    title: path,
    breadcrumbOverride: null,
    countries: [],
    hidden: false,
    items: [],
    marketingSection: null,
    link: { kind: 'path' as const, path },
  });
  const view = await viewOf();
  const navigation = {
    ...view.navigation,
    homeItems: [entry('/products'), entry('/products/crimping/gamma')],
  };
  const items = decideHeaderItems({ ...view, navigation }, gamma, () => ({}));
  expect(items.map(({ isCurrent, isInTrail }) => [isCurrent, isInTrail])).toEqual([
    [false, true],
    [true, true],
  ]);
});

describe('8 "unknown product link shows name \'Invalid\'"', () => {
  const classification = {
    id: '1',
    slug: 'crimping',
    name: 'Crimping',
    description: null,
    parent_id: null,
    supported_countries: [],
    sort_index: 0,
    image_url: null,
  };
  const hierarchy = createProductHierarchy([{ ...classification, products: [referenceMock] }], {
    country: 'ALL',
  });
  it.each([
    ['gamma', 'All about {name}', { kind: 'route', text: 'All about Gamma' }],
    ['gone', 'All about {name}', { kind: 'none', text: 'All about Invalid' }],
    ['gone', null, { kind: 'none', text: 'Invalid' }],
  ])('%s', async (slug, text, expected) => {
    const view = await viewOf();
    const links = {
      ...view.links,
      productPath: (one: string) => hierarchy.entries.get(one)?.product.path,
    };
    expect(
      resolvePageLink({ kind: 'product', product: slug, text }, { ...view, links, hierarchy }),
    ).toMatchObject(expected);
  });
  it('is text without a link while the product service is down', async () => {
    const view = await viewOf();
    const resolved = resolvePageLink(
      { kind: 'product', product: 'gamma', text: 'See {name}' },
      { ...view, hierarchy: null },
    );
    expect(resolved).toMatchObject({ kind: 'none', text: 'See gamma' });
  });
});
