import { createLocale, type LinkContext } from '@kmx/core';
import { formatWire, parseWireList } from '@kmx/core/wire-check';

import type { FakeContentService } from '../content/fakeContentService.mock';
import { loadIntl } from '../intl';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { detailResponse, startFakeProductService } from '../products/fakeProductService.mock';
import { loadCatalogue } from '../products/loadCatalogue';

import { createWireCheck } from './createWireCheck';
import { createWireFile } from './createWireFile';
import { createWireFormLines } from './createWireFormLines';
import { loadWireMachines } from './loadWireMachines';
import { readUpload } from './readUpload';
import { readWireRequest } from './readWireRequest';
import { createWireCheckLinks } from './wireCheckLinks';
import { exampleWires, sampleFile } from './wireExample';
import type { ProductsBySlugsQuery } from '@/__generated__/product/graphql';

describe('query of the wire check', () => {
  it.each([
    [
      'rows with their units',
      { section: ['0.5', '20'], unit: ['mm2', 'awg'], strip: ['5', ''], lengths: 'mm' },
      ['0.5mm2;5;;1', '20awg;;;1'],
    ],
    [
      'one row, as a single value',
      { section: '0,5', unit: 'mm2', count: '3', name: 'W1' },
      ['0.5mm2;;;3;W1'],
    ],
    [
      'inches of the form',
      { section: ['1'], strip: ['0.2'], diameter: ['0.063'], lengths: 'in' },
      ['1mm2;0.2in;0.063in;1'],
    ],
    [
      'a unit in the field',
      { section: ['20 AWG'], unit: ['mm2'], strip: ['5 mm'], lengths: 'in' },
      ['20awg;5;;1'],
    ],
    ['empty rows between', { section: ['', '1', ''], unit: ['mm2', 'mm2', 'mm2'] }, ['1mm2;;;1']],
    [
      'rows, then the list behind them',
      { section: ['1'], wire: ['2.5mm2;8;3.4;80;W3', ''] },
      ['1mm2;;;1', '2.5mm2;8;3.4;80;W3'],
    ],
  ])('reads %s', (_, parameters, wires) => {
    expect(readWireRequest(parameters).list.wires.map(formatWire)).toEqual(wires);
  });

  it('is blank only without wires', () => {
    expect(readWireRequest({ utm_source: 'mail' }).isBlank).toBe(true);
    expect(readWireRequest({ problem: 'empty' }).isBlank).toBe(false);
  });
});

describe('the redisplayed form', () => {
  const linesOf = (
    parameters: Parameters<typeof readWireRequest>[0],
    measurement: 'Metric' | 'Imperial' = 'Metric',
  ) => createWireFormLines(readWireRequest(parameters), measurement);

  it.each([
    ['begins with three empty rows', {}, 3],
    ['has the rows that say something', { section: ['1', ''], unit: ['mm2', 'mm2'] }, 1],
    ['"add a row" keeps all and adds one', { section: ['1', 'x'], unit: ['mm2', 'mm2'], add: '1' }, 3],
  ])('%s', (_, parameters, count) => {
    expect(linesOf(parameters).lines).toHaveLength(count);
  });

  it('preserves invalid entries with their errors', () => {
    expect(linesOf({ section: ['abc'], unit: ['awg'], strip: ['5'] }).lines[0]).toMatchObject({
      crossSection: 'abc',
      stripLength: '5 mm',
      problems: [{ code: 'badSection', found: 'abc' }],
    });
  });

  it('shows values in the other system with their unit', () => {
    const { lines, lengthUnit } = linesOf({ wire: ['0.5mm2;5;0.063in'] }, 'Imperial');
    expect(lengthUnit).toBe('in');
    expect(lines[0]).toMatchObject({
      crossSection: '0.5',
      unit: 'mm2',
      stripLength: '5 mm',
      outerDiameter: '0.063',
    });
  });

  it('preserves the lines after the tenth', () => {
    const wire = Array.from({ length: 12 }, (_, index) => `${String(index + 1)}mm2`);
    const { lines, hiddenLines } = linesOf({ wire });
    expect([lines.length, hiddenLines]).toEqual([10, ['11mm2', '12mm2']]);
  });
});

describe('with product data', () => {
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
  const links: LinkContext = { site, sites: [site], locale: createLocale('de', 'CH') };
  let service: FakeContentService;

  beforeAll(async () => {
    service = await startFakeProductService();
    const mains = {
      ...detailResponse('x').specifications[0],
      key: 'mains',
      value: '230 V',
      unit: null,
      measurement_system: null,
    };
    const specification = { name: '', group: '', content_language: 'de' as const, ...mains };
    const response: ProductsBySlugsQuery = {
      productsBySlugs: ['cresta-410', 'cresta-433'].map((slug) =>
        detailResponse(slug, {
          specifications: [...detailResponse(slug).specifications, specification],
          variants: [],
        }),
      ),
    };
    service.responses.set('ProductsBySlugs', response);
  });
  afterAll(() => service.close());

  async function check(...values: string[]) {
    const [catalogue, machines] = await Promise.all([loadCatalogue('de'), loadWireMachines('de')]);
    const hierarchy = catalogueHierarchy(catalogue, links.locale, links);
    return createWireCheck(parseWireList(values).wires, machines, hierarchy);
  }

  it('resolves the machines in the hierarchy of the country, with one query per language', async () => {
    const { machines } = await check('0.5mm2');
    await check('1mm2');
    expect(machines.map(({ machine }) => [machine.slug, machine.href, machine.classification])).toEqual([
      ['cresta-410', '/de-ch/products/crimp/crimp-lines/cresta-410', 'crimp-lines'],
      ['cresta-433', '/de-ch/products/crimp/crimp-lines/cresta-433', 'crimp-lines'],
    ]);
    expect(service.queries.filter(({ operation }) => operation === 'ProductsBySlugs')).toHaveLength(1);
  });

  it('links to the list, its CSV, the comparison, and the list without a line', async () => {
    const made = createWireCheckLinks(links, await check('0.5mm2;5', '1mm2'), 'Imperial');
    expect(made).toMatchObject({
      list: '/de-ch/products/wire-check?wire=0.5mm2;5;;1&wire=1mm2;;;1',
      csv: '/api/wire-check/de_CH?wire=0.5mm2;5;;1&wire=1mm2;;;1&measurement=imperial',
      compare: '/de-ch/products/compare?compare=crimp-lines:cresta-410,cresta-433',
    });
    expect(made.without(0)).toBe('/de-ch/products/wire-check?wire=1mm2;;;1');
  });

  it('"exports CSV, and every row explains itself"', async () => {
    const context = { intl: await loadIntl('de'), language: 'de', measurement: 'Metric' } as const;
    const file = createWireFile(await check('9mm2;;;2;A;b', '0.5mm2;5'), context);
    const [head, first, , third] = file.split('\r\n');
    expect(head).toBe(
      '\uFEFFZeilen;Bezeichnung;Querschnitt;Abisolierlänge;Aussendurchmesser;Stückzahl;Maschine;Variante;Ergebnis;Grund',
    );
    expect(first).toBe(
      '1;"A;b";9 mm²;;;2;CRESTA-410;;passt nicht;Querschnitt: 9 mm² liegt über 0.13 – 6 mm²',
    );
    expect(third).toBe('2;;0.5 mm²;5 mm;;1;CRESTA-410;;nicht bekannt;Abisolierlänge: keine Angabe');
  });
});

describe('an uploaded file', () => {
  const post = (body: FormData | string) => new Request('http://x/', { method: 'POST', body });
  const form = (size: number) => {
    const data = new FormData();
    data.set('file', new File(['x'.repeat(size)], 'a.csv'));
    return data;
  };

  it('is read from its form field', async () => {
    expect(await readUpload(post(form(3)))).toEqual({ ok: true, value: new Uint8Array([120, 120, 120]) });
  });

  it.each([
    ['a file a little too large', () => form(1_000_001), 'tooLarge'],
    ['a file far too large', () => form(3_000_000), 'tooLarge'],
    ['a form without a file', () => new FormData(), 'noFile'],
    ['no form', () => 'section\n1', 'noFile'],
  ])('rejects %s', async (_, body, error) => {
    expect(await readUpload(post(body()))).toEqual({ ok: false, error });
  });
});

it('the sample can be parsed as a file', () => {
  expect(sampleFile()).toContain('\r\nW2,20 AWG,6 mm,1.9 mm,150\r\n');
  expect(exampleWires().map(formatWire)[1]).toBe('20awg;6;1.9;150;W2');
});
