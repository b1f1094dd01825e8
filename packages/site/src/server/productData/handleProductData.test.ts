import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import {
  catalogueResponse,
  referenceResponse,
  startFakeProductService,
} from '../products/fakeProductService.mock';
import { productCache, productsTag } from '../products/productCache';

import { handleProductData } from './handleProductData';

const { systemData: system } = systemResponse;
const [site] = system.sites;

let products: FakeContentService;
let content: FakeContentService;
beforeAll(async () => {
  [products, content] = await Promise.all([startFakeProductService(), startFakeContentService()]);
  content.responses.set('SystemData', {
    systemData: { ...system, sites: [{ ...site, languages: ['en', 'de', 'fr'] }] },
  });
  process.env.CONTENT_URL = content.url;
});
afterAll(() => Promise.all([products.close(), content.close()]));
beforeEach(() => {
  products.queries.length = 0;
  products.responses.set('Catalogue', catalogueResponse);
  productCache().invalidate([productsTag]);
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

const request = (sisCode: string, query = '', headers: Record<string, string> = {}) =>
  handleProductData(
    sisCode,
    new Request(`http://localhost/api/product-data/${sisCode}${query}`, { headers }),
  );

describe('7 "GET /api/product-data/{sisCode}?cache=": "classifications and products"', () => {
  it('returns a classification with every field of section 3', async () => {
    const response = (await (await request('de_CH')).json()) as { classifications: unknown[] };
    expect(response.classifications[1]).toEqual({
      id: 'c-crimp-lines',
      slug: 'crimp-lines',
      name: 'crimp-lines',
      route: '/de-ch/products/crimp/crimp-lines',
      parent: 'c-crimp',
      description: null,
      products: ['cresta-433', 'cresta-410'],
      sortIndex: 1,
      image: '/product-assets/classification-crimp-lines-1.webp?width=480',
      imageHighRes: '/product-assets/classification-crimp-lines-1.webp?width=1200',
      childClassifications: [],
      lineage: [
        { id: 'c-crimp', slug: 'crimp', name: 'crimp', route: '/de-ch/products/crimp' },
        {
          id: 'c-crimp-lines',
          slug: 'crimp-lines',
          name: 'crimp-lines',
          route: '/de-ch/products/crimp/crimp-lines',
        },
      ],
    });
  });

  it.each([
    ['de_CH', ['cresta-433', 'cresta-410']],
    ['en_US', ['cresta-433']],
    ['en_ALL', ['cresta-433', 'cresta-410']],
  ])('%s has the products %j', async (sisCode, slugs) => {
    const response = await request(sisCode);
    const result = (await response.json()) as { locale: string; products: { slug: string }[] };
    expect([result.locale, result.products.map(({ slug }) => slug)]).toEqual([sisCode, slugs]);
    expect(result.products[0]).toMatchObject({
      classification: { id: 'c-crimp-lines' },
      image: '/product-assets/cresta-433-1.webp?width=768',
      brand: { slug: 'light-blue' },
      variantCount: 2,
    });
  });

  it.each([
    ['a language without a country', 'de', '', 404, /en_ALL/],
    ['another spelling', 'de-CH', '', 404, /en_ALL/],
    ['another case', 'DE_ch', '', 404, /en_ALL/],
    ['an invalid language', 'xx_CH', '', 404, /en_ALL/],
    ['an invalid locale', '../x', '', 404, /en_ALL/],
    ['a country that the site does not have', 'de_JP', '', 404, /no products in this locale/],
    ['another way to use the cache', 'de_CH', '?cache=maybe', 400, /cache is/],
  ])('rejects %s', async (_name, sisCode, query, status, sentence) => {
    const response = await request(sisCode, query);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) as unknown });
  });

  it('returns 304 for the current ETag', async () => {
    const etag = (await request('de_CH')).headers.get('etag') ?? '';
    const again = await request('de_CH', '', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    products.responses.set('Catalogue', {
      ...catalogueResponse,
      classificationProducts: catalogueResponse.classificationProducts.map((classification) => ({
        ...classification,
        products: [referenceResponse('new')],
      })),
    });
    expect((await request('de_CH', '?cache=false', { 'if-none-match': etag })).status).toBe(200);
  });

  it('cache=false loads again, otherwise the response is cached', async () => {
    await request('en_ALL');
    products.queries.length = 0;
    await request('en_ALL');
    expect(products.queries).toHaveLength(0);
    await request('en_ALL', '?cache=false');
    expect(products.queries).toHaveLength(1);
  });
});

describe('while the product service is down', () => {
  it('returns cached products, and Retry-After without any', async () => {
    await request('de_CH');
    products.responses.delete('Catalogue');
    expect((await request('de_CH', '?cache=false')).status).toBe(200);
    const nothing = await request('fr_ALL');
    expect([nothing.status, nothing.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await nothing.json()).toEqual({ error: 'There is no product data at the moment.' });
  });
});
