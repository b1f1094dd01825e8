import { validateWhitepaperFile } from '../blocks/form';
import { validateLimit } from './introduction';
import {
  validateApplication,
  validateCells,
  validateClock,
  validateClosing,
  validateCurrency,
  validateDegrees,
  validateEnd,
  validatePhone,
  validateSeries,
  validateTimeZone,
  validateWebsite,
} from './rules';

const sentence: unknown = expect.any(String);

test.each([
  ['2026-03-02T12:00:00.000Z', '2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z', true],
  [null, '2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00.000Z', undefined, true],
  ['2026-02-28T12:00:00.000Z', '2026-03-01T12:00:00.000Z', sentence],
])('the end %s after the beginning %s: %s', (end, start, verdict) => {
  expect(validateEnd(end, start)).toEqual(verdict);
});

test.each([
  ['Europe/Zurich', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Zurich', sentence],
  ['Europe/Nowhere', sentence],
  ['+02:00', sentence],
  ['', sentence],
  [null, sentence],
])('the time zone %s: %s', (value, verdict) => {
  expect(validateTimeZone(value)).toEqual(verdict);
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', sentence],
  ['8:00', sentence],
  ['08:60', sentence],
  [null, sentence],
])('the time %s: %s', (value, verdict) => {
  expect(validateClock(value)).toEqual(verdict);
});

test.each([
  ['17:00', '08:00', true],
  ['08:00', '08:00', sentence],
  ['02:00', '22:00', sentence],
  ['late', '08:00', sentence],
])('closing at %s after opening at %s: %s', (closes, opens, verdict) => {
  expect(validateClosing(closes, opens)).toEqual(verdict);
});

test.each([
  [90, 47.05, true],
  [90, -90, true],
  [90, 90.1, sentence],
  [180, -180.5, sentence],
  [180, '8', sentence],
  [180, Number.NaN, sentence],
] as const)('within %d degrees, %s: %s', (most, value, verdict) => {
  expect(validateDegrees(most)(value)).toEqual(verdict);
});

test.each([
  [validateWebsite, 'https://www.komax.example/', true],
  [validateWebsite, '', true],
  [validateWebsite, 'www.komax.example', sentence],
  [validateWebsite, 'javascript:alert(1)', sentence],
  [validatePhone, '+41 41 555 01 00', true],
  [validatePhone, '+1 (555) 010-0199', true],
  [validatePhone, undefined, true],
  [validatePhone, '041 555 01 00', sentence],
  [validateCurrency, 'CHF', true],
  [validateCurrency, null, true],
  [validateCurrency, 'Fr.', sentence],
  [validateLimit, undefined, true],
  [validateLimit, 50, true],
  [validateLimit, 0, sentence],
  [validateLimit, 2.5, sentence],
  [validateLimit, 51, sentence],
])('%p of %s: %s', (validate, value, verdict) => {
  expect(validate(value)).toEqual(verdict);
});

test.each([
  [['2025', '3.00'], [{}, {}], true],
  [['2025'], [{}, {}], 'This row has 1 cells, but the table has 2 columns.'],
  [undefined, [{}], 'This row has 0 cells, but the table has 1 columns.'],
])('the cells %j of the columns %j: %s', (cells, columns, verdict) => {
  expect(validateCells(cells, columns)).toBe(verdict);
});

const prices = (...days: string[]) => days.map((date) => ({ date, close: 1 }));

test.each([
  [undefined, true],
  [prices('2026-01-01'), true],
  [prices('2026-01-01', '2026-01-08', '2026-01-15'), true],
  [
    prices('2026-01-01', '2026-01-08', '2026-01-08'),
    'Row 3 is not after the row before it: the oldest price comes first.',
  ],
  [prices('2026-01-08', '2026-01-01'), 'Row 2 is not after the row before it: the oldest price comes first.'],
])('the prices %j: %s', (series, verdict) => {
  expect(validateSeries(series)).toBe(verdict);
});

test.each([
  [undefined, 'whitepaper', sentence],
  ['file-1', 'whitepaper', true],
  [undefined, 'contact', true],
])('the file %s of a form of the kind %s: %s', (value, kind, verdict) => {
  expect(validateWhitepaperFile(value, { kind })).toEqual(verdict);
});

test.each([
  ['https://example.com/apply', undefined, true],
  ['', 'jobs@example.com', true],
  ['', '', sentence],
  [undefined, null, sentence],
  ['example.com', 'jobs@example.com', sentence],
])('the application form %s beside the e-mail address %s: %s', (url, email, verdict) => {
  expect(validateApplication(url, email)).toEqual(verdict);
});
