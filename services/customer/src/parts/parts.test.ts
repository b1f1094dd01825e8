import { z } from 'zod';
import { backends } from '../testing/backends';
import { addCatalogue } from '../testing/catalogueRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const pageSchema = z.looseObject({ total: z.number(), items: z.array(z.looseObject({ slug: z.string() })) });
const partsSchema = z.looseObject({
  total: z.number(),
  items: z.array(z.looseObject({ articleNumber: z.string() })),
});

describe.each(backends)('product information over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addCatalogue(service.db);
  });
  afterAll(() => service.stop());
  beforeEach(() => void service.warnings.splice(0));

  test.each([
    ['', ['alpha-1', 'beta-2', 'gamma-3']],
    ['text: "beta"', ['beta-2']],
    ['text: "700-1 komax"', ['alpha-1']],
    ['brands: ["Schleuniger", "Nobody"]', ['beta-2']],
    ['brands: []', ['alpha-1', 'beta-2', 'gamma-3']],
    ['statuses: [active]', ['alpha-1', 'gamma-3']],
    ['types: [testing, cutStrip]', ['beta-2', 'gamma-3']],
    ['types: [testing], statuses: [active]', []],
    ['page: 99, pageSize: 2', ['gamma-3']],
  ])('the list through {%s}', async (args, slugs) => {
    const query = `{ productInfos${args === '' ? '' : `(${args})`} { total page pageSize items { slug } } }`;
    const { data } = await service.as('u-customer', query);
    expect(pageSchema.parse(data?.productInfos).items.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('a product in the list, and what its filters offer', async () => {
    const query = `{ productInfos(text: "Alpha") { pageSize items { slug name brand itemNumber status type partCount softwareVersion } }
      productInfoChoices { brands types } }`;
    const { data } = await service.as('u-customer', query);
    expect(data).toEqual({
      productInfos: {
        pageSize: 20,
        items: [
          {
            slug: 'alpha-1',
            name: 'Alpha 1',
            brand: 'Komax',
            itemNumber: '700-1',
            status: 'active',
            type: 'crimpLine',
            partCount: 2,
            softwareVersion: '10.0',
          },
        ],
      },
      productInfoChoices: { brands: ['Komax', 'Schleuniger'], types: ['cutStrip', 'crimpLine', 'testing'] },
    });
  });

  const detail = `query ($slug: ID!, $language: String!) { productInfo(slug: $slug, language: $language) {
    product { slug } parts { part { articleNumber name availability } replaceAfterCycles }
    articles { kind title steps minutes changedOn } software { version releasedOn notes size } machines { id } } }`;

  test('"four tabs": parts, knowledge hub, software, and the own machines of the product', async () => {
    const { data } = await service.as('u-customer', detail, { slug: 'alpha-1', language: 'de' });
    expect(data?.productInfo).toEqual({
      product: { slug: 'alpha-1' },
      parts: [
        {
          part: { articleNumber: 'KX-100', name: 'Messer', availability: 'low' },
          replaceAfterCycles: 100_000,
        },
        {
          part: { articleNumber: 'KX-1000', name: 'Blade holder', availability: 'high' },
          replaceAfterCycles: null,
        },
      ],
      articles: [
        {
          kind: 'howTo',
          title: 'Change the blade',
          steps: ['Stop.', 'Change.'],
          minutes: 20,
          changedOn: '2026-01-05',
        },
      ],
      software: [
        { version: '10.0', releasedOn: '2025-01-01', notes: ['Fassung 10.0'], size: 1000 },
        { version: '9.0', releasedOn: '2024-01-01', notes: ['Fassung 9.0'], size: 1000 },
      ],
      machines: [{ id: 'm-1' }],
    });
    const french = await service.as('u-customer', detail, { slug: 'alpha-1', language: 'fr' });
    expect(french.data?.productInfo).toMatchObject({ articles: [{ title: 'Changer la lame' }] });
  });

  test('a product that is missing, and one without machines for who may not see the inventory', async () => {
    const { data, errors } = await service.as('u-customer', detail, { slug: 'a\u0000b', language: 'en' });
    expect(data?.productInfo).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('PRODUCT_NOT_AVAILABLE');
    expect(service.warnings).toEqual(['u-customer was refused product a b']);
    const rows = service.db.deleteFrom('customer_access').where('user_id', '=', 'u-customer');
    await rows.where('application', '=', 'assetdb').execute();
    const without = await service.as('u-customer', detail, { slug: 'alpha-1', language: 'en' });
    expect(without.data?.productInfo).toMatchObject({ machines: [] });
  });

  const articlesOf = async (args: string) => {
    const query = `{ parts(${args}, language: "de") { total page pageSize items { articleNumber name } } }`;
    const { data } = await service.as('u-customer', query);
    return partsSchema.parse(data?.parts).items.map(({ articleNumber }) => articleNumber);
  };

  test.each([
    ['text: ""', ['AA-1', 'KX-100', 'KX-1000', 'ZZ-9']],
    ['text: "kx 100"', ['KX-100', 'KX-1000', 'ZZ-9']],
    ['text: "KX-1000"', ['KX-1000']],
    ['text: "messer"', ['KX-100']],
    ['text: "blade holder"', ['KX-1000']],
    ['text: "50%"', ['AA-1']],
    ['text: "%"', ['AA-1']],
    ['text: "_"', []],
    ['text: "-"', ['KX-100', 'KX-1000', 'ZZ-9', 'AA-1'].toSorted()],
    ['productSlug: "beta-2"', ['KX-100']],
    ['productSlug: "beta-2", text: "holder"', []],
    ['pageSize: 3, page: 2', ['ZZ-9']],
  ])('"part by article number first, then words": {%s}', async (args, articles) => {
    expect(await articlesOf(args)).toEqual(articles);
  });

  test('articles by their numbers: in order, each once, however they are written; unknown ones are left out', async () => {
    const query = `query ($articleNumbers: [String!]!) { partsByArticleNumbers(articleNumbers: $articleNumbers, language: "de") { articleNumber name stock availability } }`;
    const request = (articleNumbers: string[]) => service.as('u-customer', query, { articleNumbers });
    const { data } = await request(['zz9', 'KX 100', 'nothing', 'kx-100', 'a\u0000b', '']);
    expect(data?.partsByArticleNumbers).toEqual([
      { articleNumber: 'ZZ-9', name: 'Guide for KX-100', stock: 25, availability: 'high' },
      { articleNumber: 'KX-100', name: 'Messer', stock: 4, availability: 'low' },
    ]);
    expect((await request([])).data?.partsByArticleNumbers).toEqual([]);
    expect((await request(Array.from({ length: 201 }, () => 'ZZ-9'))).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('downloads in the language, and the file with its sum', async () => {
    const query =
      '{ downloads(language: "fr") { id kind title fileName size } download(id: "guide-1") { content mimeType sha256 } }';
    const { data } = await service.as('u-customer', query);
    expect(data).toEqual({
      downloads: [
        {
          id: 'guide-1',
          kind: 'guide',
          title: 'Guide en français guide-1',
          fileName: 'guide-1.txt',
          size: 8,
        },
      ],
      download: {
        content: 'Grüezi\n',
        mimeType: 'text/plain',
        sha256: '3e38ce3e288bb05e9827302ef91ee523db42195b4c7233978268c2be9944fe81',
      },
    });
    const missing = await service.as('u-customer', '{ download(id: "none") { content } }');
    expect(missing.errors?.[0]?.extensions?.code).toBe('DOWNLOAD_NOT_AVAILABLE');
  });

  test.each([
    '{ productInfos { total } }',
    '{ productInfo(slug: "alpha-1", language: "en") { product { slug } } }',
    '{ productInfoChoices { brands } }',
    '{ parts(language: "en") { total } }',
    '{ partsByArticleNumbers(articleNumbers: ["KX-100"], language: "en") { id } }',
    '{ downloads(language: "en") { id } }',
    '{ download(id: "guide-1") { content } }',
    'mutation { orderParts(input: { lines: [], locationId: "l-1", idempotencyKey: "" }) { __typename } }',
  ])('%s needs its application', async (query) => {
    // Ada Administrator has ticketing and the asset database only.
    const { data, errors } = await service.as('u-admin', query);
    expect(Object.values(data ?? {})).toEqual([null]);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await service.anonymously(query)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
