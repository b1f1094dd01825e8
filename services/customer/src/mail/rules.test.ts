import { decideAttached, parseAddress } from './composeMails';
import { formatSize } from './formatSize';

test.each([
  [' anna@sender.example ', 'anna@sender.example'],
  ['anna@zürich.example', 'anna@xn--zrich-kva.example'],
  ['иван@пример.рф', null],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['ivan@a\u202Eb.example', null],
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
