import {
  eventFilterQuery,
  filterEvents,
  groupEventsByMonth,
  parseEventFilter,
  type CompanyEvent,
} from './eventList';
import { decideEventPeriod, decideEventSpan, type EventTime } from './eventTime';

const event = (slug: string, startDate: string, more: Partial<CompanyEvent> = {}): CompanyEvent => ({
  id: slug,
  slug,
  title: slug,
  leadText: undefined,
  startDate,
  endDate: undefined,
  isAllDay: false,
  timeZone: 'Europe/Zurich',
  place: undefined,
  address: undefined,
  country: { code: 'CH', name: 'Switzerland' },
  stand: undefined,
  kind: 'seminar',
  ...more,
});

const fair: EventTime = {
  startDate: '2027-03-16T12:00:00.000Z',
  endDate: '2027-03-18T12:00:00.000Z',
  isAllDay: true,
  timeZone: 'America/New_York',
};

describe('time of an event', () => {
  it.each([
    [fair, '2027-03-16T03:59:59Z', 'upcoming'],
    [fair, '2027-03-16T04:00:00Z', 'running'],
    [fair, '2027-03-19T03:59:59Z', 'running'],
    [fair, '2027-03-19T04:00:00Z', 'past'],
    [{ ...fair, startDate: '2027-03-16T00:00:00Z', endDate: undefined }, '2027-03-16T20:00:00Z', 'running'],
    [
      { ...fair, startDate: '2027-03-15T23:00:00Z', endDate: undefined, timeZone: 'Europe/Zurich' },
      '2027-03-16T20:00:00Z',
      'running',
    ],
    [
      event('talk', '2027-03-16T09:00:00Z', { endDate: '2027-03-16T10:00:00Z' }),
      '2027-03-16T09:30:00Z',
      'running',
    ],
    [event('talk', '2027-03-16T09:00:00Z'), '2027-03-16T09:00:00Z', 'past'],
    [
      event('wrong', '2027-03-16T09:00:00Z', { endDate: '2027-03-15T10:00:00Z' }),
      '2027-03-16T08:00:00Z',
      'upcoming',
    ],
  ])('%o at %s is %s', (time, now, expected) => {
    expect(decideEventPeriod(time, new Date(now))).toBe(expected);
  });

  it('determines whole days in the event’s time zone', () => {
    expect(decideEventSpan(fair)).toMatchObject({ firstDay: '2027-03-16', lastDay: '2027-03-18' });
  });
});

const now = new Date('2027-03-01T00:00:00Z');
const events = [
  event('spring', '2027-05-01T08:00:00Z', { kind: 'webinar' }),
  event('fair', '2027-03-31T22:30:00Z', { kind: 'tradeFair', country: { code: 'DE', name: 'Germany' } }),
  event('autumn', '2026-10-01T08:00:00Z'),
  event('winter', '2026-12-01T08:00:00Z'),
];
const shown = (query: string) =>
  filterEvents(events, parseEventFilter(new URLSearchParams(query)), now).map(({ slug }) => slug);

describe('a list of events', () => {
  it.each([
    ['', ['fair', 'spring']],
    ['period=past', ['winter', 'autumn']],
    ['period=all', ['autumn', 'winter', 'fair', 'spring']],
    ['period=ever', ['fair', 'spring']],
    ['kind=webinar&kind=tradeFair', ['fair', 'spring']],
    ['kind=webinar&country=DE', []],
    ['q=germany', ['fair']],
  ])('?%s lists %j', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('formats its filter as an address', () => {
    const filter = parseEventFilter(new URLSearchParams('q=a b&period=past&kind=webinar&country=ch'));
    expect(eventFilterQuery(filter)).toBe('kind=webinar&country=CH&q=a+b&period=past');
  });

  it('groups by month in the event’s time zone', () => {
    const months = groupEventsByMonth(filterEvents(events, parseEventFilter(new URLSearchParams()), now));
    expect(months.map(({ month, events: own }) => [month, own.length])).toEqual([
      ['2027-04', 1],
      ['2027-05', 1],
    ]);
  });
});
