import { decideOpenState } from './decideOpenState';
import { groupOpeningHours, isOpeningInterval, type OpeningHours } from './openingHours';
import { fromZonedTime, isTimeZone, toZonedTime, weekdays, zoneOffset } from './zonedTime';

const workdays = weekdays.slice(0, 5);
const whole: readonly OpeningHours[] = [{ days: workdays, opens: '08:00', closes: '17:00' }];
const withLunch: readonly OpeningHours[] = [
  { days: workdays, opens: '13:00', closes: '17:00' },
  { days: workdays, opens: '07:30', closes: '12:00' },
];

describe('2.3 "opening hours in the location\'s time zone"', () => {
  it.each([
    [
      'Zurich, the Friday before summer time',
      'Europe/Zurich',
      '2027-03-26T15:59:00Z',
      'open until 2027-03-26T16:00:00.000Z',
    ],
    [
      'Zurich, closing time itself',
      'Europe/Zurich',
      '2027-03-26T16:00:00Z',
      'closed until 2027-03-29T06:00:00.000Z',
    ],
    [
      'Zurich, the Monday of summer time',
      'Europe/Zurich',
      '2027-03-29T06:00:00Z',
      'open until 2027-03-29T15:00:00.000Z',
    ],
    [
      'Zurich, the weekend of winter time',
      'Europe/Zurich',
      '2027-10-30T12:00:00Z',
      'closed until 2027-11-01T07:00:00.000Z',
    ],
    [
      'New York, already in summer time when Zurich is not',
      'America/New_York',
      '2027-03-15T12:00:00Z',
      'open until 2027-03-15T21:00:00.000Z',
    ],
    [
      'New York, in winter time',
      'America/New_York',
      '2027-11-08T12:59:00Z',
      'closed until 2027-11-08T13:00:00.000Z',
    ],
    [
      'Dubai, without summer time',
      'Asia/Dubai',
      '2027-07-05T04:00:00Z',
      'open until 2027-07-05T13:00:00.000Z',
    ],
    [
      'Shanghai, where it is tomorrow',
      'Asia/Shanghai',
      '2027-03-28T23:30:00Z',
      'closed until 2027-03-29T00:00:00.000Z',
    ],
  ])('%s', (_, timeZone, now, expected) => {
    const state = decideOpenState({ openingHours: whole, closedDays: [], timeZone }, new Date(now));
    const until = state.kind === 'open' ? state.closesAt : state.opensAt;
    expect(`${state.kind} until ${until?.toISOString()}`).toBe(expected);
  });

  it.each([
    ['before lunch', '2027-06-01T09:59:00Z', 'open'],
    ['at lunch', '2027-06-01T10:30:00Z', 'closed'],
    ['after lunch', '2027-06-01T11:00:00Z', 'open'],
  ])('closes for lunch: %s', (_, now, kind) => {
    const schedule = { openingHours: withLunch, closedDays: [], timeZone: 'Europe/Zurich' };
    expect(decideOpenState(schedule, new Date(now)).kind).toBe(kind);
  });

  it('stays closed on closed days', () => {
    const closedDays = [{ date: '2027-08-02', label: 'Works holiday' }];
    const schedule = { openingHours: whole, closedDays, timeZone: 'Europe/Zurich' };
    expect(decideOpenState(schedule, new Date('2027-08-02T09:00:00Z'))).toEqual({
      kind: 'closed',
      opensAt: new Date('2027-08-03T06:00:00Z'),
    });
  });

  it('has no next opening if there is none', () => {
    const schedule = { openingHours: [], closedDays: [], timeZone: 'Europe/Zurich' };
    expect(decideOpenState(schedule, new Date()).kind).toBe('closed');
    expect(decideOpenState(schedule, new Date())).toHaveProperty('opensAt', undefined);
  });

  it.each([
    ['22:00', '06:00', false],
    ['08:00', '08:00', false],
    ['8:00', '17:00', false],
    ['08:00', '24:00', true],
    ['18:00', '24:01', false],
  ])('validates hours from %s to %s: %s', (opens, closes, expected) => {
    expect(isOpeningInterval({ opens, closes })).toBe(expected);
  });

  it('groups consecutive days', () => {
    const hours: OpeningHours[] = [...withLunch, { days: ['sat'], opens: '08:00', closes: '12:00' }];
    expect(groupOpeningHours(hours).map(({ from, to, intervals }) => [from, to, intervals.length])).toEqual([
      ['mon', 'fri', 2],
      ['sat', 'sat', 1],
      ['sun', 'sun', 0],
    ]);
    expect(groupOpeningHours([])).toEqual([]);
  });
});

describe('local time', () => {
  it.each([
    ['2027-03-28', '01:30', 'Europe/Zurich', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28', '02:30', 'Europe/Zurich', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:30', 'Europe/Zurich', '2027-03-28T01:30:00.000Z'],
    ['2027-10-31', '02:30', 'Europe/Zurich', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '03:00', 'Europe/Zurich', '2027-10-31T02:00:00.000Z'],
    ['2027-01-01', '24:00', 'Asia/Shanghai', '2027-01-01T16:00:00.000Z'],
  ])('%s %s in %s', (date, time, zone, expected) => {
    expect(fromZonedTime(date, time, zone).toISOString()).toBe(expected);
  });

  it('handles another day and its UTC offset', () => {
    const moment = new Date('2027-01-01T18:31:00Z');
    expect(toZonedTime(moment, 'Asia/Kolkata')).toEqual({
      date: '2027-01-02',
      time: '00:01',
      weekday: 'sat',
    });
    expect(zoneOffset(moment, 'Asia/Kolkata')).toBe(330);
    expect([isTimeZone('Europe/Zurich'), isTimeZone('Europe/Zurch')]).toEqual([true, false]);
  });
});
