import { contentCache } from '../content/contentCache';
import {
  startFakeContentService,
  systemResponse,
  type FakeContentService,
} from '../content/fakeContentService.mock';
import { respondFromContent } from '../http/plainResponses';

import {
  calendarMock as calendar,
  createEntry as entry,
  createEvent as event,
  createPage as page,
  shareTableMock as table,
} from './calendarResponses.mock';
import { handleEventCalendar } from './handleEventCalendar';
import { handleFinancialCalendar } from './handleFinancialCalendar';
import { handleShareTable } from './handleShareTable';

let content: FakeContentService;
beforeAll(async () => {
  content = await startFakeContentService();
  process.env.CONTENT_URL = content.url;
});
afterAll(() => content.close());

const publish = (...events: object[]) => content.responses.set('EventsOfSite', { eventsOfSite: events });

beforeEach(() => {
  content.responses.set('SystemData', systemResponse);
  content.responses.set('PageById', page());
  publish(event());
  // Starts with an empty cache.
  Reflect.deleteProperty(globalThis, 'kmxContentCache');
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});

const fetchText = (query = '', headers: Record<string, string> = {}) =>
  new Request(`http://localhost/calendar/x.ics${query}`, { headers: { host: 'localhost', ...headers } });
const responses = {
  event: (request = fetchText(), slug = 'crimp-day') => handleEventCalendar(request, slug),
  financial: (request = fetchText(), entryId?: string) => handleFinancialCalendar(request, 'p1', entryId),
  table: (request = fetchText(), id = 't1') => handleShareTable(request, 'p1', id),
};
const linesOf = async (response: Promise<Response>) =>
  (await (await response).text()).replaceAll('\r\n ', '').split('\r\n');
/** Returns the values of a property, without its parameters. */
const valuesOf = (lines: readonly string[], name: string) => {
  const entries = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  return entries.filter((line) => line.split(/[:;]/, 1)[0] === name).map((line) => /:(.*)$/.exec(line)?.[1]);
};

describe('2.3 "Events with .ics": the file of an event', () => {
  it('is a download that search engines do not index', async () => {
    const response = await responses.event();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="crimp-day.ics"; filename*=UTF-8''crimp-day.ics`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    });
  });

  it('ends each line with CRLF (RFC 5545), including the last one', async () => {
    const text = await (await responses.event()).text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('contains time and place, and links to the page in the reader’s language', async () => {
    const lines = await linesOf(responses.event(fetchText('?l=de-CH')));
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Zurich:20270615T090000',
        'DTEND;TZID=Europe/Zurich:20270615T170000',
        'LOCATION:Dierikon\\, Industriestrasse 6\\, 6036 Dierikon\\, Switzerland',
      ]),
    );
    expect(valuesOf(lines, 'URL')).toEqual([expect.stringMatching(/\/de-ch\/events\/crimp-day$/)]);
  });

  it('returns 304 for the current ETag', async () => {
    const etag = (await responses.event()).headers.get('etag') ?? '';
    const again = await responses.event(fetchText('', { 'if-none-match': etag }));
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('contains the version of the reader’s country', async () => {
    publish(
      event({ title: 'Everywhere' }),
      event({ id: 'e2', title: 'Here', countries: [{ countryCode: 'ch' }] }),
    );
    const titleFor = async (query: string) =>
      valuesOf(await linesOf(responses.event(fetchText(query))), 'SUMMARY');
    expect([await titleFor('?l=de-CH'), await titleFor('?l=en-US')]).toEqual([['Here'], ['Everywhere']]);
  });

  it('updates an imported entry: the same UID, a later stamp and a higher sequence', async () => {
    const before = await linesOf(responses.event());
    publish(
      event({
        title: 'Crimp day, moved',
        startDate: '2027-03-02T08:00:00.000Z',
        endDate: null,
        updatedAt: '2027-01-06T07:00:00.000Z',
      }),
    );
    contentCache().invalidateAll();
    const after = await linesOf(responses.event());
    expect(valuesOf(before, 'UID')).toEqual([expect.stringMatching(/^event-e1@localhost/)]);
    expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'));
    expect(valuesOf(before, 'DTSTAMP')).toEqual(['20270105T093015Z']);
    expect(valuesOf(after, 'DTSTAMP')).toEqual(['20270106T070000Z']);
    expect(Number(valuesOf(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')[0]));
  });
});

describe('the file of a page’s financial calendar', () => {
  it('contains all dates in order, and is named after the page', async () => {
    const response = await responses.financial();
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="figures.ics"; filename*=UTF-8''figures.ics`,
    ]);
    const lines = await linesOf(Promise.resolve(response));
    expect(valuesOf(lines, 'UID').map((uid) => uid?.split('@')[0])).toEqual([
      'financial-p1-fc1',
      'financial-p1-fc2',
    ]);
    expect(valuesOf(lines, 'DTSTART')).toEqual(['20270312', '20280312']);
    expect(valuesOf(lines, 'DTEND')).toEqual(['20270313', '20280314']);
    expect(valuesOf(lines, 'DTSTAMP')).toEqual(['20270201T100000Z', '20270201T100000Z']);
  });

  it('contains only the requested date, with the same UID as in the complete file', async () => {
    const whole = valuesOf(await linesOf(responses.financial()), 'UID');
    expect(valuesOf(await linesOf(responses.financial(fetchText(), 'fc2')), 'UID')).toEqual(whole.slice(1));
  });

  it('distinguishes dates without an id', async () => {
    const entries = [entry(null, '2027-03-12'), entry(null, '2027-03-12')];
    content.responses.set('PageById', page({ modules: [{ ...calendar, entries }] }));
    expect(new Set(valuesOf(await linesOf(responses.financial()), 'UID')).size).toBe(2);
  });
});

it('sends a share table as a file for spreadsheets', async () => {
  content.responses.set('PageById', page({ modules: [table] }));
  const response = await responses.table();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(response.headers.get('content-disposition')).toContain('filename="figures.csv"');
  expect(await response.text()).toContain('Year,Dividend\r\n2026,3.5');
});

describe('404', () => {
  it.each([
    ['an event that is not there', () => responses.event(fetchText(), 'no-such-event')],
    ['a date that is not there', () => responses.financial(fetchText(), 'fc9')],
    ['a table that is not there', () => responses.table(fetchText(), 't9')],
  ])('%s', async (_name, response) => {
    expect((await response()).status).toBe(404);
  });

  it('for an event of another country', async () => {
    publish(event({ countries: [{ countryCode: 'US' }] }));
    expect((await responses.event(fetchText('?l=de-CH'))).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['a page that is not there', { pageById: null }],
    ['a page of another site', page({ site: { id: '9', key: 'cirris' } })],
    ['a page of no site', page({ site: null })],
    ['a page with a password', page({ protection: { mode: 'password', role: null, version: 'x' } })],
    ['a page without a calendar', page({ modules: [{ __typename: 'RichText', id: 'r' }] })],
    ['a calendar without dates', page({ modules: [{ ...calendar, entries: [] }] })],
    ['a calendar that cannot be read', page({ modules: [{ ...calendar, entries: 'none' }] })],
  ])('%s', async (_name, response) => {
    content.responses.set('PageById', response);
    expect((await responses.financial()).status).toBe(404);
  });
});

describe('503 with Retry-After while the content service is down', () => {
  it.each([
    ['a financial calendar', 'PageById', responses.financial],
    ['a share table', 'PageById', responses.table],
    ['an event', 'EventsOfSite', responses.event],
  ] as const)('%s', async (_name, operation, response) => {
    content.responses.delete(operation);
    const given = await respondFromContent(() => response());
    expect([given.status, given.headers.get('retry-after'), given.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
  });

  it('but cached events are still available', async () => {
    await responses.event();
    content.responses.delete('EventsOfSite');
    contentCache().invalidateAll();
    expect((await respondFromContent(() => responses.event())).status).toBe(200);
  });
});
