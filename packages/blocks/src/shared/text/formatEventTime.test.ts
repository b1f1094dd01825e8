import { createIntl } from 'react-intl/server';
import type { EventTime } from '@kmx/core';
import { formatEventDays, formatEventTime } from './formatEventTime';

/** Far from the time zones of the tests, because it must have no effect. */
const intlOf = (locale: string) => createIntl({ locale, timeZone: 'Asia/Tokyo' });
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

const time = (startDate: string, endDate?: string, timeZone = 'Europe/Zurich'): EventTime => ({
  startDate,
  endDate,
  isAllDay: false,
  timeZone,
});
const days = (startDate: string, endDate?: string, timeZone?: string): EventTime => ({
  ...time(startDate, endDate, timeZone),
  isAllDay: true,
});

const morning = time('2027-01-20T08:00:00Z', '2027-01-20T15:00:00Z');
const fair = days('2027-03-16T12:00:00Z', '2027-03-18T12:00:00Z');

describe('2.3 time of an event in its own time zone', () => {
  it.each([
    ['in winter', morning, 'January 20, 2027, 9:00 AM – 4:00 PM GMT+1'],
    [
      'in summer',
      time('2027-07-20T08:00:00Z', '2027-07-20T15:00:00Z'),
      'July 20, 2027, 10:00 AM – 5:00 PM GMT+2',
    ],
    ['without an end', time('2027-07-20T08:00:00Z'), 'July 20, 2027 at 10:00 AM GMT+2'],
    [
      'with an end before its beginning',
      time('2027-07-20T08:00:00Z', '2027-07-19T08:00:00Z'),
      'July 20, 2027 at 10:00 AM GMT+2',
    ],
    [
      'over midnight',
      time('2027-07-20T21:00:00Z', '2027-07-20T23:00:00Z'),
      'July 20, 2027 at 11:00 PM – July 21, 2027 at 1:00 AM GMT+2',
    ],
    [
      'over several days, with the zone once',
      time('2027-01-20T08:00:00Z', '2027-01-22T15:00:00Z'),
      'January 20, 2027 at 9:00 AM – January 22, 2027 at 4:00 PM GMT+1',
    ],
    [
      'over days between which the clock changes, with the zone of each',
      time('2027-03-27T08:00:00Z', '2027-03-29T15:00:00Z'),
      'March 27, 2027 at 9:00 AM GMT+1 – March 29, 2027 at 5:00 PM GMT+2',
    ],
    [
      'while the clock is put forward',
      time('2027-03-28T00:30:00Z', '2027-03-28T02:30:00Z'),
      'March 28, 2027 at 01:30 AM GMT+1 – March 28, 2027 at 04:30 AM GMT+2',
    ],
    [
      'through the hour that comes twice',
      time('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'),
      'October 31, 2027 at 02:30 AM GMT+2 – October 31, 2027 at 02:30 AM GMT+1',
    ],
    [
      'on another day than at home',
      time('2027-12-31T16:00:00Z', '2027-12-31T18:00:00Z', 'Asia/Shanghai'),
      'January 1, 2028, 12:00 – 2:00 AM GMT+8',
    ],
    [
      'in a zone of half an hour',
      time('2027-04-15T03:30:00Z', '2027-04-15T11:00:00Z', 'Asia/Kolkata'),
      'April 15, 2027, 9:00 AM – 4:30 PM GMT+5:30',
    ],
  ])('%s', (_name, event, expected) => {
    expect(plain(formatEventTime(event, intlOf('en')))).toBe(expected);
  });

  it.each([
    ['of one day', days('2027-03-16T12:00:00Z'), 'March 16, 2027', '16'],
    ['of several days', fair, 'March 16 – 18, 2027', '16–18'],
    [
      'kept at midnight, west of Greenwich',
      days('2027-03-16T00:00:00Z', '2027-03-18T00:00:00Z', 'America/New_York'),
      'March 16 – 18, 2027',
      '16–18',
    ],
    [
      'kept at the midnights of its zone, between which the clock changes',
      days('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'),
      'March 28 – 29, 2027',
      '28–29',
    ],
    [
      'over the end of a month',
      days('2027-03-30T12:00:00Z', '2027-04-02T12:00:00Z'),
      'March 30 – April 2, 2027',
      '3/30 – 4/2',
    ],
    [
      'over the end of a year',
      days('2027-12-30T12:00:00Z', '2028-01-02T12:00:00Z'),
      'December 30, 2027 – January 2, 2028',
      '12/30/2027 – 1/2/2028',
    ],
  ])('whole days %s have neither time nor zone', (_name, event, expected, figures) => {
    expect(plain(formatEventTime(event, intlOf('en')))).toBe(expected);
    expect(plain(formatEventDays(event, intlOf('en')))).toBe(figures);
  });

  it.each([
    ['de', '20. Januar 2027, 09:00–16:00 Uhr MEZ', '16.–18. März 2027'],
    ['fr', '20 janvier 2027, 09:00 – 16:00 UTC+1', '16–18 mars 2027'],
    ['ja', '2027/1/20 9時00分～16時00分(GMT+1)', '2027/03/16～2027/03/18'],
  ])('uses the usual format of %s', (locale, hours, dates) => {
    const intl = intlOf(locale);
    expect([plain(formatEventTime(morning, intl)), plain(formatEventTime(fair, intl))]).toEqual([
      hours,
      dates,
    ]);
  });

  it('uses the days of the event’s time zone', () => {
    const night = time('2027-12-31T22:30:00Z', '2027-12-31T23:30:00Z');
    expect(plain(formatEventDays(night, intlOf('en')))).toBe('12/31/2027 – 1/1/2028');
    expect(formatEventDays(time('2027-03-15T23:30:00Z'), intlOf('en'))).toBe('16');
  });
});
