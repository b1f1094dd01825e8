import { eventCalendarHref, financialCalendarHref, isEntryPast } from './calendarEntries';
import { createPriceChart, niceTicks, type ChartFrame } from './createPriceChart';
import { readShareCell, shareSortKey, writeShareCell } from './shareTable';

describe('a share table', () => {
  it.each([
    ['1 234.50', 'number', { kind: 'number', value: 1234.5, decimals: 2 }, '1234,50'],
    ["1'234", 'number', { kind: 'number', value: 1234, decimals: 0 }, '1234'],
    ['−3.2', 'number', { kind: 'number', value: -3.2, decimals: 1 }, '-3,2'],
    ['1.250', 'number', { kind: 'number', value: 1.25, decimals: 3 }, '1,250'],
    ['12.5 %', 'percent', { kind: 'percent', value: 12.5, decimals: 1 }, '12,5%'],
    ['n/a', 'number', { kind: 'text', text: 'n/a' }, 'n/a'],
    ['2027-03-28', 'date', { kind: 'date', date: '2027-03-28' }, '2027-03-28'],
    ['28.3.2027', 'date', { kind: 'date', date: '2027-03-28' }, '2027-03-28'],
    ['2027-02-30', 'date', { kind: 'text', text: '2027-02-30' }, '2027-02-30'],
    [' Patinex AG ', 'text', { kind: 'text', text: 'Patinex AG' }, 'Patinex AG'],
  ] as const)('reads "%s" as %s', (text, kind, cell, written) => {
    expect(readShareCell(text, kind)).toEqual(cell);
    expect(writeShareCell(readShareCell(text, kind), ',')).toBe(written);
  });

  it('sorts by the value of a cell', () => {
    expect(['9', '10', '-'].map((text) => shareSortKey(readShareCell(text, 'number')))).toEqual([9, 10, '-']);
  });
});

describe('the ticks of an axis', () => {
  it.each([
    [0, 10, 4, [0, 2.5, 5, 7.5, 10]],
    [118.2, 187.4, 4, [100, 120, 140, 160, 180, 200]],
    [0.12, 0.19, 4, [0.12, 0.14, 0.16, 0.18, 0.2]],
    [50, 50, 4, [40, 60]],
    [0, 0, 4, [0, 0.25]],
    [-3, 4, 4, [-4, -2, 0, 2, 4]],
  ])('from %d to %d', (least, greatest, count, expected) => {
    const ticks = niceTicks(least, greatest, count);
    expect(ticks).toEqual(expected);
  });
});

const frame: ChartFrame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe('a price chart', () => {
  const series = [
    { date: '2027-03-01', close: 110 },
    { date: '2027-01-01', close: 100 },
    { date: '2027-01-31', close: 140 },
  ];

  it('spans the first to the last day', () => {
    const chart = createPriceChart(series, frame);
    expect(chart?.path).toBe('M10 55L60.8 5L110 42.5');
    expect([chart?.first.close, chart?.last.close, chart?.lowest.close, chart?.highest.close]).toEqual([
      100, 110, 100, 140,
    ]);
    expect(chart?.priceTicks.map(({ value }) => value)).toEqual([100, 110, 120, 130, 140]);
    expect(chart?.dateTicks.map(({ date }) => date)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01']);
  });

  it('leaves space for the label of the lowest price', () => {
    const chart = createPriceChart(series, { ...frame, ground: 8 });
    expect(chart?.priceTicks.map(({ value }) => value)).toEqual([90, 100, 110, 120, 130, 140]);
    expect(chart?.lowest.y).toBe(45);
    const penny = createPriceChart([...series, { date: '2027-02-15', close: 0 }], { ...frame, ground: 8 });
    expect(penny?.priceTicks[0]?.value).toBe(0);
  });

  it.each([
    [undefined, 3],
    [30, 3],
    [45, 2],
    [200, 2],
  ])('has a date for every %s units at most', (dateGap, expected) => {
    expect(createPriceChart(series, { ...frame, dateGap })?.dateTicks).toHaveLength(expected);
  });

  it('has a tick per week if there may be a single first day of a month', () => {
    const days = ['2027-01-04', '2027-01-20', '2027-02-03'].map((date) => ({ date, close: 1 }));
    const chart = createPriceChart(days, frame);
    expect([chart?.dateStep, ...(chart?.dateTicks.map(({ date }) => date) ?? [])]).toEqual([
      'week',
      '2027-01-04',
      '2027-01-11',
      '2027-01-18',
      '2027-01-25',
      '2027-02-01',
    ]);
  });

  it('has year ticks if months are too dense', () => {
    const years = Array.from({ length: 9 }, (_, year) => ({ date: `${2019 + year}-06-01`, close: year }));
    const chart = createPriceChart(years, frame);
    expect([chart?.dateStep, chart?.dateTicks.length, chart?.dateTicks[0]?.date]).toEqual([
      'year',
      4,
      '2020-01-01',
    ]);
  });

  it.each([[[]], [series.slice(0, 1)], [[series[0], series[0]].flatMap((price) => price ?? [])]])(
    'is missing for %j',
    (prices) => {
      expect(createPriceChart(prices, frame)).toBeUndefined();
    },
  );
});

describe('a financial calendar', () => {
  it.each([
    ['2027-03-01', undefined, '2027-03-01', false],
    ['2027-03-01', undefined, '2027-03-02', true],
    ['2027-03-01', '2027-03-03', '2027-03-02', false],
    ['2027-03-01', '2027-02-01', '2027-03-01', false],
  ])('%s to %s is past on %s: %s', (date, endDate, today, expected) => {
    expect(isEntryPast({ date, endDate }, today)).toBe(expected);
  });

  it('has a file for all dates and one per date', () => {
    expect(financialCalendarHref('p1', 'de-ch')).toBe('/calendar/financial/p1.ics?l=de-ch');
    expect(financialCalendarHref('p1', 'en', 'e3')).toBe('/calendar/financial/p1/e3.ics?l=en');
    expect(eventCalendarHref('a b', 'en')).toBe('/calendar/events/a%20b.ics?l=en');
  });
});
