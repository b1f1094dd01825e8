import { migrate } from '../../services/product/src/database/migrate';
import { backends, startTestService, type TestService } from '../../services/product/src/testing/testService';
import { runSeed } from './runSeed';
import { createUndrawnCollector } from './testing/undrawnCollector';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Among others, these. */
const including = (...items: object[]): unknown => expect.arrayContaining(items);

const specifications =
  'specifications { id key name group value unit measurement_system minimum maximum content_language }';
/** The largest query of the site: the whole range with all fields for comparison and search. */
const wholeRange = `query Range($language: Language!, $country: String) {
  classificationProducts(language: $language, country: $country) {
    id slug name description parent_id supported_countries sort_index image_url content_language
    products { id slug name status shortDescription longDescription content_language image_url variantCount
      brand { id name } capabilities { id slug name } files { id name content_language url type }
      variants { id nameMetric nameImperial ${specifications} } ${specifications} }
  }
}`;

describe.each(backends)('the product service over $name', (backend) => {
  let service: TestService;
  const queryService = async (query: string, variables?: object): Promise<unknown> => {
    const { data, errors } = await service.request(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  beforeAll(async () => {
    service = await startTestService(backend, {
      seed: (db) => runSeed(db, createUndrawnCollector(), () => undefined),
    });
  });
  afterAll(() => service.stop());

  test('the greatest question of the site is within the limits', async () => {
    const data = await queryService(wholeRange, { language: 'de', country: 'CH' });
    expect(JSON.stringify(data).length).toBeGreaterThan(500_000);
  });

  test('productsBySlugs returns each product once, in the requested order, without unknown slugs', async () => {
    const slugs = 'presta-30, nope ,linea-240,presta-30,';
    expect(
      await queryService(
        'query Q($s: String!) { productsBySlugs(language: en, slugsCommaSeparated: $s) { slug } }',
        {
          s: slugs,
        },
      ),
    ).toEqual({ productsBySlugs: [{ slug: 'presta-30' }, { slug: 'linea-240' }] });
  });

  test('a product has the detail of the specification, section 3', async () => {
    const data = await queryService(`{ productBySlug(slug: "cresta-433", language: de, country: "CH") {
      name language status shortDescription variantCount classification { slug parent_id }
      brand { pimId } images { name default } video { url imageUrl }
      files { content_language extension size_bytes type thumbnail_url }
      related { type } capabilities { slug } highlights { name imageUrl videoUrl videoImageUrl }
    } }`);
    expect(data).toMatchObject({
      productBySlug: {
        name: 'Cresta 433',
        language: 'de',
        status: 'active',
        shortDescription: 'Tüllt und crimpt beidseitig und wechselt in sechs Minuten den Artikel.',
        variantCount: 4,
        classification: { slug: 'crimp-lines', parent_id: 'classification-crimp' },
        brand: { pimId: 'komax' },
        images: [{ name: 'Cresta 433: von vorn', default: true }, { default: false }],
        capabilities: [
          { slug: 'cutting' },
          { slug: 'stripping' },
          { slug: 'crimping' },
          { slug: 'sealing' },
          { slug: 'quality-monitoring' },
        ],
      },
    });
    expect(JSON.stringify(data)).toMatch(/"type":"related".*"type":"component".*"type":"service"/);
    expect(JSON.stringify(data)).toMatch(/"videoUrl":"\/assets\/wire-film-[0-9a-f]{10}\.webm"/);
  });

  test('specifications have values in both systems, differing ones at the variant', async () => {
    const data = await queryService(`{ productBySlug(slug: "linea-220", language: en) {
      variants { nameMetric nameImperial specifications { key value unit measurement_system minimum maximum } }
    } }`);
    expect(data).toMatchObject({
      productBySlug: {
        variants: [
          {
            nameMetric: 'Linea 220, 0.03–4 mm²',
            nameImperial: 'Linea 220, AWG 32–12',
            specifications: including(
              {
                key: 'crossSection',
                value: '0.03 – 4',
                unit: 'mm²',
                measurement_system: 'dim_metric',
                minimum: 0.03,
                maximum: 4,
              },
              {
                key: 'crossSection',
                value: '32 – 12',
                unit: 'AWG',
                measurement_system: 'dim_imperial',
                minimum: 12,
                maximum: 32,
              },
            ),
          },
          { nameMetric: 'Linea 220 S, 0.013–1.5 mm²' },
          { nameMetric: 'Linea 220 L, 0.03–4 mm²' },
        ],
      },
    });
  });

  test.each([
    ['de', 'de', 'Abisolieren und Crimpen'],
    ['ja', 'ja', 'ストリップ圧着'],
    ['sk', 'cs', 'Odizolovanie a krimpovanie'],
  ])('in %s the product is translated into %s', async (language, described, classification) => {
    expect(
      await queryService(
        'query Q($l: Language!) { productBySlug(slug: "ferrula-10", language: $l) { language content_language classification { name } } }',
        { l: language },
      ),
    ).toEqual({
      productBySlug: { language, content_language: described, classification: { name: classification } },
    });
  });

  test('a product with English and German texts only is marked as English', async () => {
    expect(
      await queryService(`{ productBySlug(slug: "care-plan", language: fr) { content_language classification { content_language }
        specifications { key content_language } highlights { content_language } } }`),
    ).toMatchObject({
      productBySlug: {
        content_language: 'en',
        classification: { content_language: 'fr' },
        specifications: including({ key: 'inspection', content_language: 'en' }),
        highlights: [{ content_language: 'en' }, { content_language: 'en' }, { content_language: 'en' }],
      },
    });
  });

  const listed = async (country: string): Promise<string> =>
    JSON.stringify(
      await queryService(
        'query Q($c: String) { classificationProducts(language: en, country: $c) { slug products { slug } } }',
        {
          c: country,
        },
      ),
    );

  test('section 5: classifications with a parent and products drop out where the country is not supported', async () => {
    expect(await listed('DE')).toContain('"hv-busbar"');
    expect(await listed('JP')).not.toContain('"hv-busbar"');
    expect(await listed('JP')).toContain('"hosver-hx-5"');
    expect(await listed('DE')).not.toContain('"hosver-hx-5"');
    expect(await listed('ALL')).toContain('"hosver-hx-5"');
  });

  test.each([
    ['hosver-hx-5', 'CN', true],
    ['hosver-hx-5', 'US', false],
    ['volta-bar-12', 'JP', false],
    ['no-such-product', 'CH', false],
  ])('%s in %s is found: %s', async (slug, country, isFound) => {
    const data = await queryService(
      'query Q($s: String!, $c: String) { productBySlug(slug: $s, language: en, country: $c) { slug } }',
      { s: slug, c: country },
    );
    expect(data).toEqual({ productBySlug: isFound ? { slug } : null });
  });

  test('a cancelled product is in no list, but its slug leads to the successor', async () => {
    expect(await listed('CH')).not.toContain('"linea-330"');
    expect(await listed('CH')).toContain('"linea-240-classic"');
    expect(
      await queryService(
        '{ productBySlug(slug: "linea-330", language: en) { status successor { slug status } } }',
      ),
    ).toEqual({ productBySlug: { status: 'cancelled', successor: { slug: 'linea-340', status: 'active' } } });
  });

  test('filters products by capability and finds none for an unknown one', async () => {
    expect(
      await queryService(
        '{ productsByCapability(capability_id: "sealing", language: en, country: "CH") { slug } }',
      ),
    ).toEqual({
      productsByCapability: ['cresta-433', 'cresta-455', 'cresta-355', 'cresta-488-hv'].map((slug) => ({
        slug,
      })),
    });
    expect(
      await queryService('{ productsByCapability(capability_id: "none", language: en) { slug } }'),
    ).toEqual({
      productsByCapability: [],
    });
  });

  test('the number of statements does not grow with the number of products', async () => {
    const detail = `slug name shortDescription brand { name } images { url } files { url } variants { specifications { name } }
      specifications { value } capabilities { name } highlights { name } related { product { name } } successor { name }`;
    const statementsOf = async (query: string): Promise<number> => {
      const before = service.statements();
      await queryService(query);
      return service.statements() - before;
    };
    const one = await statementsOf(
      `{ productsBySlugs(language: de, slugsCommaSeparated: "linea-240-classic") { ${detail} } }`,
    );
    const all = await statementsOf(
      `{ classificationProducts(language: de, country: "CH") { slug products { ${detail} } } }`,
    );
    expect(one).toBeGreaterThan(5);
    expect(all).toBeLessThanOrEqual(one + 3);
  });

  test('migrating and seeding again changes nothing', async () => {
    const lines: string[] = [];
    expect(await migrate(service.db)).toEqual([]);
    await runSeed(service.db, createUndrawnCollector(), (line) => lines.push(line));
    expect(lines).toEqual(['Products: the demo range is there already.']);
  });

  test('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(service.address + path)).status).toBe(200);
  });

  test('a picture comes with an ETag, for a year, and smaller in a width of the specification', async () => {
    const url = `${service.address}/assets/picture-0123456789.webp`;
    const full = await fetch(url);
    expect(full.headers.get('content-type')).toBe('image/webp');
    expect(full.headers.get('x-content-type-options')).toBe('nosniff');
    expect(full.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(full.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(full.headers.get('cache-control')).toContain('immutable');
    const etag = full.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const small = await fetch(`${url}?width=480`);
    expect(Number(small.headers.get('content-length'))).toBeLessThan(
      Number(full.headers.get('content-length')),
    );
    expect((await fetch(`${url}?width=481`)).status).toBe(400);
    const modern = await fetch(`${url}?width=480&format=avif`);
    expect([modern.status, modern.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await fetch(`${url}?format=bmp`)).status).toBe(400);
    expect((await fetch(`${url}?height=96`)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${url}?height=97`)).status).toBe(400);
    expect((await fetch(`${service.address}/assets/..%2fproduct.db`)).status).toBe(404);
  });

  test('a document is read in parts', async () => {
    const url = `${service.address}/assets/paper-0123456789.pdf`;
    const part = await fetch(url, { headers: { range: 'bytes=0-7' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-7/130',
      '%PDF-1.7',
    ]);
    expect((await fetch(url, { headers: { range: 'bytes=500-' } })).status).toBe(416);
  });
});
