import { createLocale, parseBasketParameter, parseComparisonQuery } from '@kmx/core';

import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProducts } from '../products/loadProduct';
import { ProductServiceError } from '../products/ProductServiceError';
import { createSiteViewMock } from '../view/siteView.mock';

import { measureSheet } from './compareSheet';
import { bt, bx, catalogueMock } from './comparison.mock';
import { createComparisonView } from './createComparisonView';
import { createSheets } from './createSheets';
import { decideEnquiryHref } from './decideEnquiryHref';
import { handleComparisonFile } from './handleComparisonFile';
import { handleComparisonNames } from './handleComparisonNames';

// States that the real service cannot reproduce: an outage, and products missing in a country.
vi.mock('../products/loadCatalogue', () => ({ loadCatalogue: vi.fn() }));
vi.mock('../products/loadProduct', () => ({ loadProducts: vi.fn() }));

let content: FakeContentService;
beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
  const [main] = systemResponse.systemData.sites;
  const [switzerland] = systemResponse.systemData.countries;
  const systemData = {
    ...systemResponse.systemData,
    sites: [{ ...main, languages: ['en', 'fr'] }],
    countries: [{ ...switzerland, supportedLanguages: ['en', 'fr'] }],
  };
  content.responses.set('SystemData', { systemData });
});
afterAll(() => content.close());

const sheetsOf = (basket: string) => createSheets(parseBasketParameter(basket), [bt, bx], catalogueMock);

beforeEach(() => {
  vi.mocked(loadCatalogue).mockResolvedValue(catalogueMock);
  vi.mocked(loadProducts).mockImplementation(async (slugs) =>
    [bt, bx].filter(({ slug }) => slugs.includes(slug)),
  );
});

describe('createSheets', () => {
  it.each([
    ['bench:bt,bx@bx-v2', 'Bench machines(BT BX/bx-v2)', ''],
    ['bench:bt@gone', 'Bench machines(BT!)', ''],
    ['bench:bt,nothing', 'Bench machines(BT)', 'nothing'],
    ['cutting:nothing,nothing', '', 'nothing'],
    ['no-classification:bx', 'no-classification(BX)', ''],
    ['bench:bt;cutting:bx', 'Bench machines(BT) Cutting(BX)', ''],
  ])('%s', (basket, outline, missing) => {
    const { sheets, unknown } = sheetsOf(basket);
    const written = sheets.map(({ name, columns }) => {
      const texts = columns.map(
        ({ product, variant, isVariantGone }) =>
          `${product.name}${variant ? `/${variant.id}` : ''}${isVariantGone ? '!' : ''}`,
      );
      return `${name}(${texts.join(' ')})`;
    });
    expect(written.join(' ')).toBe(outline);
    expect(unknown.join(' ')).toBe(missing);
  });
});

const rowsOf = (basket: string, system: 'Metric' | 'Imperial', hideIdentical = false) =>
  sheetsOf(basket).sheets.flatMap((sheet) =>
    measureSheet(sheet, { system, hideIdentical, order: 'differences', language: 'en' }).rows.map(
      ({ name, isDifferent, cells }) =>
        `${name}${isDifferent ? '*' : ''}: ${cells
          .map((cell) => (cell ? `${cell.metric} = ${cell.imperial}` : '–'))
          .join(' | ')}`.replaceAll('\u00A0', ' '),
    ),
  );

describe('5 "specs of the other measurement system removed", but available for switching', () => {
  it.each(['Metric', 'Imperial'] as const)('%s', (system) => {
    expect(rowsOf('bench:bt,bx', system)).toEqual([
      'wire*: 0.5 mm² = 20 AWG | 6 mm² = 10 AWG',
      'mains: 230 V = 230 V | 230 V = 230 V',
      'output: 1,000 – 2,000 pcs/h = 1,000 – 2,000 pcs/h | 1,000 – 2,000 pcs/h = 1,000 – 2,000 pcs/h',
    ]);
  });

  it('combines shared and own properties of a variant, or the ranges of all variants without a selection', () => {
    expect(rowsOf('bench:bt,bt@bt-v2', 'Metric', true)).toEqual([
      'output*: 1,000 – 2,000 pcs/h = 1,000 – 2,000 pcs/h | 2,000 pcs/h = 2,000 pcs/h',
    ]);
  });

  it('"identical specs optionally removed when more than one product"', () => {
    expect(rowsOf('bench:bt', 'Metric', true)).toEqual([
      'mains: 230 V = 230 V',
      'wire: 0.5 mm² = 20 AWG',
      'output: 1,000 – 2,000 pcs/h = 1,000 – 2,000 pcs/h',
    ]);
  });
});

async function view(query: string, locale = createLocale('en', 'CH')) {
  const site = await createSiteViewMock({ locale });
  const parsed = parseComparisonQuery(new URLSearchParams(query));
  const sheets = { ...createSheets(parsed.basket, [bt, bx], catalogueMock), catalogue: catalogueMock };
  const tree = catalogueHierarchy(catalogueMock, site.locale, site.links);
  return { site, ...createComparisonView(site, parsed, sheets, tree) };
}

it('shares the largest figure of a row that differs, the same in both systems', () => {
  const [sheet] = sheetsOf('bench:bt@bt-v1,bx@bx-v2').sheets;
  if (!sheet) throw new Error('There is no sheet.');
  const { rows } = measureSheet(sheet, {
    system: 'Metric',
    hideIdentical: false,
    order: 'data',
    language: 'en',
  });
  const shares = rows.map(({ name, cells }) => [
    name,
    ...cells.map((cell) => cell?.share && Number(cell.share.toFixed(2))),
  ]);
  expect(shares).toEqual([
    ['mains', null, null],
    ['wire', 0.08, 1],
    ['output', 0.5, 1],
  ]);
});

describe('the page: every change has an address', () => {
  it('links each product and table to the comparison without it', async () => {
    const { sheets, differencesHref, orderHref, csvHref } = await view(
      'compare=bench:bt,bt@bt-v1,bx;cutting:bx&order=data',
    );
    const [bench] = sheets;
    const base = '/en-ch/products/compare?compare=';
    expect(bench?.columns.map(({ removeHref }) => removeHref)).toEqual([
      `${base}bench:bt@bt-v1,bx;cutting:bx&order=data#bench`,
      `${base}bench:bt,bx;cutting:bx&order=data#bench`,
      `${base}bench:bt,bt@bt-v1;cutting:bx&order=data#bench`,
    ]);
    expect(bench?.columns[0]?.removeAllHref).toBe(`${base}bench:bx;cutting:bx&order=data#bench`);
    expect(bench?.columns[2]?.removeAllHref).toBeUndefined();
    expect(bench?.removeHref).toBe(`${base}cutting:bx&order=data`);
    const all = `${base}bench:bt,bt@bt-v1,bx;cutting:bx`;
    expect(differencesHref).toBe(`${all}&differences=only&order=data`);
    expect(orderHref).toBe(all);
    expect(csvHref).toBe(
      '/api/comparison/en_CH?compare=bench:bt,bt@bt-v1,bx;cutting:bx&order=data&measurement=metric',
    );
  });

  it('offers other products of the classification, and names missing ones', async () => {
    const { sheets, unknown, knownHref, withoutVariant } = await view('compare=bench:bt@gone,zz');
    const products = [
      { slug: 'bx', name: 'BX' },
      { slug: 'by', name: 'BY' },
    ];
    expect(sheets[0]?.additions).toEqual([{ slug: 'bench', name: 'Bench machines', products }]);
    expect([unknown, withoutVariant]).toEqual([['zz'], ['BT']]);
    expect(knownHref).toBe('/en-ch/products/compare?compare=bench:bt@gone');
  });

  it('links to products that the country has, with their default image', async () => {
    const here = await view('compare=bench:bt');
    const column = here.sheets[0]?.columns[0];
    expect(column).toMatchObject({
      href: '/en-ch/products/bench/bt',
      pictureUrl: '/product-assets/bt.webp?width=480',
    });
    const elsewhere = await view('compare=bench:bt', createLocale('en', 'US'));
    expect(elsewhere.sheets[0]?.columns[0]).not.toHaveProperty('href');
  });

  it('lists products that a table cannot hold', async () => {
    const { sheets, form } = await view(`compare=bench:${'bt,'.repeat(15)}`);
    expect([sheets[0]?.columns.length, sheets[0]?.leftOut]).toEqual([12, 3]);
    expect(form.fields).toEqual([{ name: 'compare', value: `bench:${Array(15).fill('bt').join(',')}` }]);
  });

  it('links to a mail with the products and the comparison, or to the contact page', async () => {
    const { site, query } = await view('compare=bench:bt,bx');
    const href = decodeURIComponent(decideEnquiryHref(site, ['BT', 'BX'], query) ?? '');
    expect(href).toContain('subject=Question about BT, BX');
    expect(href).toMatch(/https:\/\/localhost\/en-ch\/products\/compare\?compare=bench:bt,bx/);
    expect(
      decideEnquiryHref({ ...site, site: { ...site.site, contact: null } }, ['BT'], query),
    ).toBeUndefined();
  });
});

describe('products of several classifications', () => {
  const base = '/en-ch/products/compare?compare=';
  const namesOf = ({ sheets }: Awaited<ReturnType<typeof view>>) =>
    sheets.map(({ slug, columns }) => `${slug}: ${columns.map(({ name }) => name).join(' ')}`);

  it.each([
    ['bench:bt;cutting:bx', 'all-products: BT BX', 'tables=each'],
    ['bench:bt;cutting:bx&tables=each', 'bench: BT, cutting: BX', ''],
    ['bench:bt,bx;cutting:bx', 'bench: BT BX, cutting: BX', 'tables=one'],
    ['bench:bt,bx;cutting:bx&tables=one', 'all-products: BT BX BX', ''],
    ['bench:bt,bx', 'bench: BT BX', undefined],
    ['bench:bt;cutting:zz', 'bench: BT', undefined],
  ])('%s: the tables and a link to the other arrangement', async (query, outline, other) => {
    const comparison = await view(`compare=${query}`);
    expect(namesOf(comparison).join(', ')).toBe(outline);
    const [basket] = query.split('&');
    expect(comparison.tables?.href).toBe(
      other === undefined ? undefined : `${base}${[basket, other].filter(Boolean).join('&')}`,
    );
  });

  it('keeps one table when a product is added or removed', async () => {
    const { sheets, form, differencesHref } = await view('compare=bench:bt,bx;cutting:bx&tables=one');
    const [sheet] = sheets;
    expect(sheet?.columns[0]?.removeHref).toBe(`${base}bench:bx;cutting:bx&tables=one#all-products`);
    expect(sheet?.removeHref).toBe('/en-ch/products/compare?tables=one');
    const byDefault = await view('compare=bench:bt;cutting:bx');
    expect(byDefault.form.fields).toContainEqual({ name: 'tables', value: 'one' });
    expect(form.fields).toContainEqual({ name: 'tables', value: 'one' });
    expect(differencesHref).toBe(`${base}bench:bt,bx;cutting:bx&differences=only&tables=one`);
  });

  it('names the classification of each column, and offers further products of each', async () => {
    const { sheets } = await view('compare=bench:bt;cutting:bx');
    expect(sheets[0]?.columns.map(({ classification }) => classification)).toEqual([
      'Bench machines',
      'Cutting',
    ]);
    expect(sheets[0]?.additions.map(({ slug }) => slug)).toEqual(['bench', 'cutting']);
    const separate = await view('compare=bench:bt;cutting:bx&tables=each');
    expect(separate.sheets[0]?.columns[0]).not.toHaveProperty('classification');
  });
});

const file = (sisCode: string, query: string) =>
  handleComparisonFile(sisCode, `http://localhost/api/comparison/${sisCode}?${query}`);

describe('GET /api/comparison/{sisCode}', () => {
  it.each([
    ['en_CH', '', 'Bench machines,BT,"BX V1, 6 mm²"\r\nwire,0.5 mm²,6 mm²\r\n'],
    ['en_CH', '&measurement=imperial', 'Bench machines,BT,"BX V1, AWG 10"\r\nwire,20 AWG,10 AWG\r\n'],
    ['fr_CH', '', 'Bench machines;BT;BX V1, 6 mm²\r\nwire;0,5 mm²;6 mm²\r\n'],
  ])('%s%s', async (sisCode, query, beginning) => {
    const response = await file(sisCode, `compare=bench:bt,bx@bx-v1&differences=only${query}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="compared-products\.csv"/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split('\r\n');
    expect([lines[0], lines.find((text) => text.startsWith('wire'))]).toEqual(
      beginning.trimEnd().split('\r\n'),
    );
  });

  it('has a table per classification', async () => {
    const text = await (await file('en_CH', 'compare=bench:bt,bt@bt-v1;cutting:bx')).text();
    expect(text).toContain('\r\n\r\nCutting,BX\r\n');
  });

  it.each([
    ['compare=bench:bt;cutting:bx', '"Bench machines, Cutting",BT,BX'],
    ['compare=bench:bt;cutting:bx&tables=each', 'Bench machines,BT'],
    ['compare=bench:bt,bt@bt-v1;cutting:bx&tables=one', '"Bench machines, Cutting",BT,"BT V1, 0.5 mm²",BX'],
  ])('has the tables of the page: %s', async (query, head) => {
    expect((await (await file('en_CH', query)).text()).split('\r\n')[0]).toBe(head);
  });

  it.each([
    ['english', 'compare=bench:bt', 404],
    ['en_ZZ', 'compare=bench:bt', 404],
    ['en_CH', 'compare=bench:zz', 404],
    ['en_CH', '', 404],
  ])('%s?%s: %i with a message', async (sisCode, query, status) => {
    const response = await file(sisCode, query);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^\{"error":"[A-Z].*\."\}$/);
  });

  it('503 without product data', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(loadCatalogue).mockRejectedValue(
      new ProductServiceError('timeout', { operation: 'Catalogue' }),
    );
    expect((await file('en_CH', 'compare=bench:bt')).status).toBe(503);
  });
});

describe('GET /api/comparison/{sisCode}/names', () => {
  const names = (query: string) => handleComparisonNames('en_CH', `http://localhost/x?slugs=${query}`);
  it('returns the names of products and variants', async () => {
    expect(await (await names('bt,zz')).json()).toEqual({
      products: { bt: { name: 'BT', variants: { 'bt-v1': 'BT V1, 0.5 mm²', 'bt-v2': 'BT V2, 0.5 mm²' } } },
      classifications: { bench: 'Bench machines', cutting: 'Cutting' },
    });
  });
  it('limits the number of names', async () => {
    expect((await names(Array(51).fill('x').join(','))).status).toBe(400);
  });
});
