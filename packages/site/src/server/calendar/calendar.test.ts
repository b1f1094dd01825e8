import { createCalendar, type FileEntry } from './createCalendar';
import { createTimeZone } from './createTimeZone';
import { withoutEnding } from './withoutEnding';

const talk: FileEntry = {
  uid: 'event-1@example.com',
  time: {
    kind: 'moments',
    start: new Date('2027-03-29T07:00:00Z'),
    end: new Date('2027-03-29T15:30:00Z'),
    timeZone: 'Europe/Zurich',
  },
  title: 'Crimp, strip; test',
  text: 'Two lines\nof text',
  place: 'Dierikon',
  url: 'https://example.com/en/events/talk',
  stamp: new Date('2027-03-01T00:00:00Z'),
};

describe('2.3 "Events with .ics"', () => {
  const lines = createCalendar('Talk', [talk]).split('\r\n');

  it.each([
    'UID:event-1@example.com',
    'DTSTAMP:20270301T000000Z',
    'SEQUENCE:30064320',
    'DTSTART;TZID=Europe/Zurich:20270329T090000',
    'DTEND;TZID=Europe/Zurich:20270329T173000',
    'SUMMARY:Crimp\\, strip\\; test',
    'DESCRIPTION:Two lines\\nof text',
    'URL;VALUE=URI:https://example.com/en/events/talk',
    'TZID:Europe/Zurich',
  ])('contains %s', (line) => {
    expect(lines).toContain(line);
  });

  it('ends the last line with CRLF as well (RFC 5545, 3.1)', () => {
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('creates identical files at different times', () => {
    expect(createCalendar('Talk', [talk])).toBe(createCalendar('Talk', [talk]));
  });

  it('contains the time zone before the entry', () => {
    expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
    expect(lines[lines.indexOf('END:VTIMEZONE') + 1]).toBe('BEGIN:VEVENT');
  });

  it('does not mistake a title for the beginning of an entry', () => {
    const [head = ''] = createCalendar('BEGIN:VEVENT', [talk]).split('BEGIN:VTIMEZONE');
    expect(head).toContain('NAME:BEGIN:VEVENT\r\n');
  });

  it('ends whole days on the following day', () => {
    const days = { kind: 'days', firstDay: '2027-03-27', lastDay: '2027-03-31' } as const;
    const text = createCalendar('Fair', [{ ...talk, time: days }]);
    expect(text).toContain('DTSTART;VALUE=DATE:20270327\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20270401\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });
});

it.each([
  ['Europe/Zurich', ['20270328T020000', '20271031T030000'], ['+0100 +0200', '+0200 +0100']],
  ['America/New_York', ['20270314T020000', '20271107T020000'], ['-0500 -0400', '-0400 -0500']],
  ['Asia/Dubai', [], []],
])('lists the clock changes of %s', (zone, starts, offsets) => {
  const text = createTimeZone(zone, 2027, 2027);
  const found = (name: string) =>
    [...text.matchAll(new RegExp(`${name}:(.+)`, 'g'))].map(([, value]) => value?.trim());
  expect(found('DTSTART').slice(1)).toEqual(starts);
  const to = found('TZOFFSETTO').slice(1);
  expect(
    found('TZOFFSETFROM')
      .slice(1)
      .map((from, index) => `${from} ${to[index]}`),
  ).toEqual(offsets);
});

it.each([
  ['spring-fair.ics', 'spring-fair'],
  ['sp%C3%A4t.ics', 'spät'],
  ['.ics', undefined],
  ['spring-fair', undefined],
  ['%E0%A4.ics', undefined],
])('the name in %s is %s', (file, expected) => {
  expect(withoutEnding(file, '.ics')).toBe(expected);
});
