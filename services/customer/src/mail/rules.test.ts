/** @jest-environment node */
import { cleanLine, cleanText, escapeHtml } from './cleanText';
import { decideAttached, parseAddress } from './composeMails';
import { decideRetry } from './decideRetry';
import { formatSize } from './formatSize';

const now = new Date('2026-03-02T08:00:00.000Z');
const schedule = { first: 5000, longest: 21_600_000, attempts: 12 };

test.each([
  [1, 0, 5],
  [2, 0, 15],
  [3, 1, 36],
  [8, 0, 10_935],
  [9, 0, 21_600],
  [11, 0.5, 19_440],
])('after failure %i (random %d) it waits %i s', (failures, random, seconds) => {
  const next = decideRetry(schedule, failures, now, random);
  expect((Number(next) - Number(now)) / 1000).toBe(seconds);
});

test('the twelfth failure is the last', () => {
  expect(decideRetry(schedule, 12, now, 0)).toBeNull();
});

test.each([
  ['Hi\r\nBcc: all@victims.example', 'Hi Bcc: all@victims.example'],
  ['a\u0000b\u2028c', 'a b c'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
])('a line of %j is %j', (given, expected) => {
  expect(cleanLine(given)).toBe(expected);
});

test('text keeps its lines and tabs', () => {
  expect(cleanText('a\r\nb\rc\td\u0007e')).toBe('a\nb\nc\tde');
  expect(escapeHtml(`<a href="x">'&`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;');
});

test.each([
  [' anna@sender.example ', 'anna@sender.example'],
  ['anna@sender.example\r\nBcc: x@y.example', null],
  ['a@b.example, c@d.example', null],
  ['', null],
  [null, null],
])('the address of %j is %j', (given, expected) => {
  expect(parseAddress(given)).toBe(expected);
});

test('up to 20 MB travel with the mail, the rest is named', () => {
  const uploads = [12, 9, 8, 1].map((size) => ({ size_bytes: size * 1_000_000 }));
  expect(decideAttached(uploads)).toEqual([uploads[0], uploads[2]]);
  expect([900, 734_000, 12_400_000].map(formatSize)).toEqual(['1 kB', '734 kB', '12.4 MB']);
});
