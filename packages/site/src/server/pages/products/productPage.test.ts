import { createLocale, createProductHierarchy } from '@kmx/core';

import type { CatalogueProduct } from '../../products/Catalogue';
import { createSiteViewMock, pageMock } from '../../view/siteView.mock';

import { findProductPosition } from './findProductPosition';
import { productKeyFigures } from './productKeyFigures';
import { productProperties } from './productMeasures';
import { productMock } from './productPage.mock';
import { productCapabilities, productRelated } from './productRelated';
import { productAnchors, productSections, productStoriesHref } from './productSections';
import { productTechnicalData } from './productTechnicalData';
import { productThing } from './productThing';
import { productVariantTable } from './productVariantTable';

const { brand } = productMock;
const reference = (slug: string, given: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  slug,
  name: slug.toUpperCase(),
  status: 'active',
  successor: null,
  shortDescription: 'Kurz.',
  imageUrl: null,
  brand,
  capabilities: [],
  variantCount: 2,
  contentLanguage: 'de',
  sort_index: 1,
  supported_countries: ['CH'],
  ...given,
});

const hierarchy = createProductHierarchy(
  [
    {
      id: 'c1',
      slug: 'bench',
      name: 'Tisch',
      description: null,
      parent_id: null,
      supported_countries: ['CH'],
      sort_index: 1,
      image_url: null,
      products: [
        reference('linea-220'),
        reference('linea-240', { status: 'discontinued' }),
        reference('far', { supported_countries: ['US'] }),
      ],
    },
  ],
  { country: 'CH', basePath: '/products', routeOf: (path) => `/de-ch${path}` },
);

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('2.3 "technical data with metric/imperial toggle, variants"', () => {
  const properties = productProperties(productMock);

  it('shows the product as a whole, with the summary of its variants first', () => {
    const groups = productTechnicalData(properties, 'de').map(({ name, rows }) => [
      name,
      ...rows.map(
        ({ name: row, value, isByVariant, lang }) =>
          `${row}: ${plain(value.metric)} = ${plain(value.imperial)}${isByVariant ? '*' : ''}${lang ?? ''}`,
      ),
    ]);
    expect(groups).toEqual([
      [
        'Leitung',
        'crossSection: 0.013 – 4 mm² = 36 – 12 AWG*',
        'feed: 2 m/s = 6.6 ft/s',
        'length: 500 mm = 19.7 in',
      ],
      ['Verarbeitung', 'throughput: 900 Stk./h = 900 Stk./h'],
      ['Steuerung', 'display: Touch = Touchen'],
    ]);
  });

  it('selects the key figures', () => {
    expect(productKeyFigures(properties, 'de').map(({ id }) => id)).toEqual([
      'crossSection',
      'throughput',
      'feed',
    ]);
  });

  it('compares the variants by their differences, with a link to compare each', () => {
    const { variants, rows } = productVariantTable(productMock, {
      language: 'de',
      compareHref: '/de-ch/products/compare',
    });
    expect(rows.map(({ id }) => id)).toEqual(['crossSection']);
    expect(variants.map(({ compareHref }) => compareHref)).toEqual([
      '/de-ch/products/compare?compare=bench:linea-220@v1',
      '/de-ch/products/compare?compare=bench:linea-220@v2',
    ]);
  });
});

describe('data beside a product', () => {
  it('only for the country: "products are filtered likewise" (section 5)', () => {
    const related = ['linea-240', 'far', 'gone'].map((slug) => ({
      type: 'component' as const,
      product: reference(slug),
    }));
    expect(productRelated(related, hierarchy)).toEqual([
      expect.objectContaining({
        slug: 'linea-240',
        href: '/de-ch/products/bench/linea-240',
        classification: 'bench',
        isDiscontinued: true,
      }),
    ]);
  });

  it('links a capability to the products that share it', () => {
    const [capability] = productCapabilities(
      [{ id: 'c', slug: 'crimping', name: 'Crimpen', imageUrl: '/c.webp' }],
      '/de-ch/products',
    );
    expect(capability?.href).toBe('/de-ch/products?capability=crimping');
  });
});

describe('location of a product', () => {
  it.each([
    ['listed', {}, '/products/bench/linea-220'],
    ['cancelled, in no list', { slug: 'old', status: 'cancelled' }, '/products/bench/old'],
    ['of another country', { slug: 'far' }, undefined],
    [
      'discontinued, in a missing classification',
      { slug: 'old', status: 'cancelled', classificationSlug: 'x' },
      undefined,
    ],
  ] as const)('%s', (_, given, path) => {
    expect(findProductPosition({ ...productMock, ...given }, hierarchy)?.path).toBe(path);
  });
});

describe('the page of a product', () => {
  const load = async () => ({
    view: await createSiteViewMock({ locale: createLocale('de', 'CH') }),
    page: { path: '/products/bench/linea-220', title: 'Linea 220', isIndexed: true },
    product: productMock,
    hierarchy,
    stories: [],
  });

  it('links to its sections if there are at least three', async () => {
    const data = await load();
    expect(productAnchors(data, productSections(data))).toEqual([]);
    const file = {
      id: 'f',
      name: 'Datenblatt',
      language: 'de' as const,
      thumbnailUrl: '/t.webp',
      typeName: 'Datenblatt',
      url: '/f.pdf',
      fileName: 'f.pdf',
      extension: 'pdf',
      sizeBytes: 1,
    };
    const more = { ...data, product: { ...productMock, files: [file] } };
    expect(productAnchors(more, productSections(more)).map(({ id }) => id)).toEqual([
      'technical-data',
      'variants',
      'downloads',
    ]);
  });

  it('2.2 "stories": links to the stories of the product, and to their list if the site has one', async () => {
    const data = await load();
    const story = {
      id: 's',
      title: 'Neunhundert vor Mittag',
      href: '/de-ch/stories/s',
      topics: [],
      contacts: [],
      products: [{ slug: productMock.slug }],
      hasVideo: false,
    };
    const anchors = productAnchors({ ...data, stories: [story] }, productSections(data));
    expect(anchors.at(-1)).toEqual({ id: 'stories', text: 'Geschichten zu diesem Produkt' });
    expect(productStoriesHref(data)).toBeUndefined();
    const view = { ...data.view, index: [pageMock('Stories')] };
    expect(productStoriesHref({ ...data, view })).toBe('/de-ch/stories?product=linea-220');
  });

  it('has structured data with absolute addresses', async () => {
    const { view } = await load();
    const place = findProductPosition(productMock, hierarchy);
    if (!place) throw new Error('The product has no place.');
    const successor = { slug: 'linea-240', name: 'LINEA-240' };
    const thing = productThing(view, { ...productMock, successor }, place, hierarchy);
    expect(thing).toMatchObject({
      sku: 'linea-220',
      category: 'Tisch',
      predecessorOf: { name: 'LINEA-240' },
    });
    const addresses = JSON.stringify(thing).match(/https?:[^"]+/g) ?? [];
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(
      expect.arrayContaining(['/product-assets/linea-220.webp', '/de-ch/products/bench/linea-240']),
    );
  });
});
